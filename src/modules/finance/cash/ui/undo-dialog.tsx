import { Dialog } from '#design/overlays/dialog.tsx';
import { priceText } from '#design/prices/price-text.ts';
import { type CashRow, MAX_CASH_REASON_LENGTH, undoReceived } from '#finance/cash/contract.ts';
import { ReasonForm } from '#routing/forms/reason-form.tsx';
import { call } from '#shared/api/browser-call.ts';

type UndoDialogProps = { cash: CashRow | undefined; onClose: () => void; onUndone: () => void };

/** Asks for the reason to undo a receipt. */
export function UndoDialog({ cash, onClose, onUndone }: UndoDialogProps) {
  return (
    <Dialog
      open={cash !== undefined}
      onClose={onClose}
      title={cash ? `Undo the cash of ${cash.orderNumber}?` : ''}
      size="sm"
      asks
    >
      {cash && (
        <ReasonForm
          verb="Undo"
          hint="For the audit log. The seller sees it if the credit is reversed."
          longest={MAX_CASH_REASON_LENGTH}
          work={reason => call(undoReceived, { partId: cash.partId, reason })}
          onClose={onClose}
          onDone={onUndone}
        >
          The shop will wait for {priceText(cash.amount, 'total')} again. Undo it if the cash was recorded for the wrong
          order, or never arrived.
        </ReasonForm>
      )}
    </Dialog>
  );
}
