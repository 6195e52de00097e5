import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { CARRIERS, HAND_DELIVERY, MAX_CARRIER_LENGTH } from '#orders/orders/parcels/parcel.ts';
import { t } from '#shared/language/t.ts';
import type { ParcelDraft } from './parcel-draft.ts';
import styles from './parcel-fields.module.css';

const OTHER = 'other';

type ParcelFieldsProps = {
  draft: ParcelDraft;
  onChange: (draft: ParcelDraft) => void;
  error?: string | undefined;
};

/** Courier and tracking number. */
export function ParcelFields({ draft, onChange, error }: ParcelFieldsProps) {
  return (
    <div className={styles.fields}>
      <Select
        label={t('orders.orders.parcel.carrier')}
        value={draft.other === undefined ? draft.carrier : OTHER}
        onChange={({ target: { value } }) =>
          onChange(
            value === OTHER ? { ...draft, carrier: '', other: '' } : { tracking: draft.tracking, carrier: value },
          )
        }
        choices={[
          { value: '', label: t('orders.orders.parcel.notKnown') },
          ...CARRIERS.map(({ name }) => ({ value: name, label: name })),
          { value: HAND_DELIVERY, label: t('orders.orders.parcel.byHand') },
          { value: OTHER, label: t('orders.orders.parcel.otherCarrier') },
        ]}
      />
      <TextField
        label={t('orders.orders.parcel.tracking')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={draft.tracking}
        error={error}
        onChange={event => onChange({ ...draft, tracking: event.target.value })}
      />
      {draft.other !== undefined && (
        <TextField
          className={styles.other}
          label={t('orders.orders.parcel.carrierName')}
          maxLength={MAX_CARRIER_LENGTH}
          value={draft.other}
          onChange={event => onChange({ ...draft, other: event.target.value })}
        />
      )}
    </div>
  );
}
