import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { MAX_REFERENCE_LENGTH, recordPayout, type SellerBalance } from '#finance/ledger/payouts/payouts.contract.ts';
import { ChangeForm } from '#people/accounts/ui/own-account/change-form.tsx';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId } from '#shared/id.ts';
import { priceTag } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';

/** Whom a payout is for, and how they stand as far as is seen. */
export type Payee = Pick<SellerBalance, 'payable' | 'lastPayout'> & {
  seller: Pick<SellerBalance['seller'], '_id' | 'name'>;
};

type PayoutDialogProps = { payee: Payee | undefined; onClose: () => void; onRecorded: () => void };

/** Records money that was sent to a seller. */
export function PayoutDialog({ payee, onClose, onRecorded }: PayoutDialogProps) {
  return (
    <Dialog
      open={payee !== undefined}
      onClose={onClose}
      title={payee ? `Payout to ${payee.seller.name}` : ''}
      size="sm"
    >
      {payee && <PayoutForm payee={payee} onClose={onClose} onRecorded={onRecorded} />}
    </Dialog>
  );
}

function PayoutForm({
  payee: { seller, payable, lastPayout },
  onClose,
  onRecorded,
}: PayoutDialogProps & { payee: Payee }) {
  const { busy, faults, fault, change } = useChange();
  const [key] = useState(() => newId<'payout'>());
  const today = indiaMinute(new Date()).slice(0, 10);
  const [typed, setTyped] = useState({ amount: (payable / 100).toFixed(2), paidOn: today, reference: '' });
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });

  async function record() {
    const read = readMoney(typed.amount);
    const amount = 'value' in read ? read.value : undefined;
    const reference = typed.reference.trim();
    const wrong = {
      ...('fault' in read && { amount: read.fault }),
      ...(amount === 0 && { amount: 'Enter an amount above ₹0' }),
      ...(amount !== undefined && amount > payable && { amount: `Only ${priceTag(payable)} can be paid out now` }),
      ...((typed.paidOn === '' || typed.paidOn > today) && { paidOn: 'Choose today or an earlier date' }),
      ...(reference === '' && { reference: 'Enter the bank reference' }),
    };
    if (amount === undefined || Object.keys(wrong).length > 0) return fault(wrong);
    const body = { key, sellerId: seller._id, amount, paidOn: typed.paidOn, reference, seen: lastPayout?.id ?? null };
    if (!(await change(() => call(recordPayout, body)))) return;
    onClose();
    onRecorded();
  }

  return (
    <ChangeForm verb="Record payout" busy={busy} faults={faults} onCancel={onClose} onSubmit={() => void record()}>
      <p>Send the money first, then record it here.</p>
      <TextField
        label="Amount"
        name="amount"
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed.amount}
        error={faults.amount}
        hint={`${priceTag(payable)} can be paid out now`}
        onChange={event => set({ amount: event.currentTarget.value })}
      />
      <TextField
        label="Paid on"
        name="paidOn"
        type="date"
        max={today}
        value={typed.paidOn}
        error={faults.paidOn}
        onChange={event => set({ paidOn: event.currentTarget.value })}
      />
      <TextField
        label="Bank reference"
        name="reference"
        autoComplete="off"
        maxLength={MAX_REFERENCE_LENGTH}
        value={typed.reference}
        error={faults.reference}
        hint="For example the UTR number. The seller will see it."
        onChange={event => set({ reference: event.currentTarget.value })}
      />
    </ChangeForm>
  );
}
