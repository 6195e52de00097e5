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

type Given = { readonly reason: RejectReason; readonly note?: string };
type Faults = { readonly reason?: string; readonly note?: string };

const NO_REASON = 'Please choose a reason.';

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
        label="Reason"
        required
        data-autofocus
        placeholder="Choose a reason"
        value={reason}
        error={faults.reason}
        onChange={event => onReason(event.currentTarget.value as RejectReason)}
        choices={REJECT_REASON_NAMES.map(value => ({ value, label: ORDER_REJECT_REASONS[value].label }))}
        hint={told ? `The shopper will see: “${told}”` : undefined}
      />
      <TextArea
        label={reason === 'other' ? 'Message to the shopper' : 'Message to the shopper (optional)'}
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
