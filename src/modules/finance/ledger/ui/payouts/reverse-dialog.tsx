import { Dialog } from '#design/overlays/dialog.tsx';
import { priceText } from '#design/prices/price-text.ts';
import type { LedgerPosting } from '#finance/ledger/contract.ts';
import { MAX_PAYOUT_REASON_LENGTH, reversePayout } from '#finance/ledger/payouts/payouts.contract.ts';
import { ReasonForm } from '#routing/forms/reason-form.tsx';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';

type ReverseDialogProps = { payout: LedgerPosting | undefined; onClose: () => void; onReversed: () => void };

/** Asks for the reason to reverse a payout, which stays in the ledger. */
export function ReverseDialog({ payout, onClose, onReversed }: ReverseDialogProps) {
  return (
    <Dialog open={payout !== undefined} onClose={onClose} title="Reverse this payout?" size="sm" asks>
      {payout && (
        <ReasonForm
          verb="Reverse payout"
          hint="The seller will see it in the statement"
          longest={MAX_PAYOUT_REASON_LENGTH}
          work={reason => call(reversePayout, { payoutId: payout.causeId as Id<'payout'>, reason })}
          onClose={onClose}
          onDone={onReversed}
        >
          {priceText(-payout.amount, 'total')} will be added back to the balance. Reverse a payout when the bank
          returned the money or it was never sent.
        </ReasonForm>
      )}
    </Dialog>
  );
}
