import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import {
  MAX_REJECT_NOTE_LENGTH,
  ORDER_REJECT_REASONS,
  REJECT_REASON_NAMES,
  type RejectReason,
  sayReason,
} from '#orders/orders/moves/reject-reasons.ts';
import styles from '#orders/orders/ui/bulk/bulk-move-dialog.module.css';
import { t } from '#shared/language/t.ts';

type Given = { readonly reason: RejectReason; readonly note?: string };
type Faults = { readonly reason?: string; readonly note?: string };

const NO_REASON = t('orders.orders.rejecting.noReason');

/**
 * State of the rejection form. `given` validates: it returns undefined and shows the errors if the input is incomplete.
 */
export function useRejection() {
  const [reason, setReason] = useState<RejectReason | ''>('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const given = (): Given | undefined => {
    const words = note.trim();
    const isMissing = reason === 'other' && words === '';
    setFaults({ ...(reason === '' && { reason: NO_REASON }), ...(isMissing && { note: sayReason().message }) });
    if (reason === '' || isMissing) return undefined;
    return { reason, ...(words !== '' && { note: words }) };
  };
  const clear = () => {
    setReason('');
    setNote('');
    setFaults({});
  };
  const onReason = (chosen: RejectReason | '') => {
    setReason(chosen);
    setFaults({});
  };
  return { given, clear, bound: { reason, note, faults, onReason, onNote: setNote } };
}

/** Fields for the reason of a rejection. */
export function RejectFields({ reason, note, faults, onReason, onNote }: ReturnType<typeof useRejection>['bound']) {
  const told = reason && ORDER_REJECT_REASONS[reason].told;
  return (
    <div className={styles.form}>
      <Select
        label={t('orders.orders.rejecting.reason')}
        required
        data-autofocus
        placeholder={t('orders.orders.rejecting.choose')}
        value={reason}
        error={faults.reason}
        onChange={event => onReason(event.currentTarget.value as RejectReason)}
        choices={REJECT_REASON_NAMES.map(value => ({ value, label: ORDER_REJECT_REASONS[value].label }))}
        hint={told ? t('orders.orders.rejecting.told', { words: told }) : undefined}
      />
      <TextArea
        label={reason === 'other' ? t('orders.orders.rejecting.message') : t('orders.orders.rejecting.messageOptional')}
        rows={2}
        maxLength={MAX_REJECT_NOTE_LENGTH}
        required={reason === 'other'}
        value={note}
        error={faults.note}
        onChange={event => onNote(event.currentTarget.value)}
      />
    </div>
  );
}
