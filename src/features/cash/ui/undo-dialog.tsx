import { useState } from 'react';
import { Dialog } from '#design/dialog.tsx';
import { priceText } from '#design/price-text.ts';
import { TextArea } from '#design/text-area.tsx';
import { ChangeForm } from '#features/accounts/ui/change-form.tsx';
import { useChange } from '#features/accounts/ui/use-change.ts';
import { type CashRow, LONGEST_CASH_REASON, undoReceived } from '#features/cash/contract.ts';
import { call } from '#shared/browser-call.ts';

type UndoDialogProps = { cash: CashRow | undefined; onClose: () => void; onUndone: () => void };

/** Asks why cash was recorded as received that has not come. */
export function UndoDialog({ cash, onClose, onUndone }: UndoDialogProps) {
  return (
    <Dialog
      open={cash !== undefined}
      onClose={onClose}
      title={cash ? `Undo the cash of ${cash.orderNumber}?` : ''}
      size="sm"
      asks
    >
      {cash && <UndoForm cash={cash} onClose={onClose} onUndone={onUndone} />}
    </Dialog>
  );
}

function UndoForm({ cash, onClose, onUndone }: UndoDialogProps & { cash: CashRow }) {
  const { busy, faults, fault, change } = useChange();
  const [reason, setReason] = useState('');
  async function undo() {
    const said = reason.trim();
    if (said === '') return fault({ reason: 'Enter a reason' });
    if (!(await change(() => call(undoReceived, { partId: cash.partId, reason: said })))) return;
    onClose();
    onUndone();
  }
  return (
    <ChangeForm verb="Undo" tone="danger" busy={busy} faults={faults} onCancel={onClose} onSubmit={() => void undo()}>
      <p>
        The shop will wait for {priceText(cash.amount, 'total')} again. Undo it if the cash was recorded for the wrong
        order, or never arrived.
      </p>
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={LONGEST_CASH_REASON}
        data-autofocus
        value={reason}
        error={faults.reason}
        hint="For the audit log. The seller sees it if the credit is reversed."
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ChangeForm>
  );
}
