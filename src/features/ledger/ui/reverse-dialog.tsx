import { useState } from 'react';
import { Dialog } from '#design/dialog.tsx';
import { priceText } from '#design/price-text.ts';
import { TextArea } from '#design/text-area.tsx';
import { ChangeForm } from '#features/accounts/ui/change-form.tsx';
import { useChange } from '#features/accounts/ui/use-change.ts';
import type { LedgerPosting } from '#features/ledger/contract.ts';
import { LONGEST_REASON, reversePayout } from '#features/ledger/payouts.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { Id } from '#shared/id.ts';

type ReverseDialogProps = { payout: LedgerPosting | undefined; onClose: () => void; onReversed: () => void };

/** Asks why a payout is taken back; the payout itself stays in the ledger. */
export function ReverseDialog({ payout, onClose, onReversed }: ReverseDialogProps) {
  return (
    <Dialog open={payout !== undefined} onClose={onClose} title="Reverse this payout?" size="sm" asks>
      {payout && <ReverseForm payout={payout} onClose={onClose} onReversed={onReversed} />}
    </Dialog>
  );
}

function ReverseForm({ payout, onClose, onReversed }: ReverseDialogProps & { payout: LedgerPosting }) {
  const { busy, faults, fault, change } = useChange();
  const [reason, setReason] = useState('');
  async function reverse() {
    if (reason.trim() === '') return fault({ reason: 'Enter a reason' });
    const payoutId = payout.causeId as Id<'payout'>;
    if (!(await change(() => call(reversePayout, { payoutId, reason: reason.trim() })))) return;
    onClose();
    onReversed();
  }
  return (
    <ChangeForm
      verb="Reverse payout"
      tone="danger"
      busy={busy}
      faults={faults}
      onCancel={onClose}
      onSubmit={() => void reverse()}
    >
      <p>
        {priceText(-payout.amount, 'total')} will be added back to the balance. Reverse a payout when the bank returned
        the money or it was never sent.
      </p>
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={LONGEST_REASON}
        data-autofocus
        value={reason}
        error={faults.reason}
        hint="The seller will see it in the statement"
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ChangeForm>
  );
}
