import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { CARRIERS, HAND_DELIVERY } from '#orders/orders/parcels/parcel.ts';
import { t } from '#shared/language/t.ts';
import styles from './bulk-move-dialog.module.css';
import { type BulkParcelDrafts, pasted } from './bulk-parcel-drafts.ts';

type BulkParcelsProps = {
  orders: readonly OrderSummary[];
  drafts: BulkParcelDrafts;
  faults: Readonly<Record<string, string>>;
  onChange: (drafts: BulkParcelDrafts) => void;
};

/** Courier for all orders and a tracking number for each. A column can be pasted into any field. */
export function BulkParcels({ orders, drafts, faults, onChange }: BulkParcelsProps) {
  return (
    <div className={styles.parcels}>
      <Select
        label={t('orders.orders.parcel.carrierForAll')}
        value={drafts.carrier}
        onChange={event => onChange({ ...drafts, carrier: event.target.value })}
        choices={[
          { value: '', label: t('orders.orders.parcel.notKnown') },
          ...CARRIERS.map(({ name }) => ({ value: name, label: name })),
          { value: HAND_DELIVERY, label: t('orders.orders.parcel.byHand') },
        ]}
      />
      {drafts.carrier !== '' && drafts.carrier !== HAND_DELIVERY && (
        <ul className={styles.parcels}>
          {orders.map((order, at) => (
            <li key={order._id} className={styles.row}>
              <span className={styles.name}>
                <b>{order.number}</b> <span className={styles.quiet}>{order.buyer}</span>
              </span>
              <TextField
                label={t('orders.orders.parcel.trackingOf', { number: order.number })}
                labelHidden
                placeholder={t('orders.orders.parcel.tracking')}
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
                value={drafts.numbers[order._id] ?? ''}
                error={faults[order._id]}
                onChange={event =>
                  onChange({ ...drafts, numbers: { ...drafts.numbers, [order._id]: event.target.value } })
                }
                onPaste={event => {
                  const filled = pasted(drafts, orders, at, event.clipboardData.getData('text'));
                  if (!filled) return;
                  event.preventDefault();
                  onChange(filled);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
