import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { adjustBalance, MAX_REASON_LENGTH } from '#finance/ledger/payouts/payouts.contract.ts';
import { ChangeForm } from '#people/accounts/ui/own-account/change-form.tsx';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';

type AdjustFormProps = { sellerId: SellerId; onClose: () => void; onAdjusted: () => void };

/** Adds to a seller's balance or takes from it, with the reason that the seller reads. */
export function AdjustDialog({ open, name, ...form }: AdjustFormProps & { open: boolean; name: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={`Adjust the balance of ${name}`} size="sm">
      <AdjustForm {...form} />
    </Dialog>
  );
}

function AdjustForm({ sellerId, onClose, onAdjusted }: AdjustFormProps) {
  const { busy, faults, fault, change } = useChange();
  const [key] = useState(() => newId<'payout'>());
  const [typed, setTyped] = useState({ way: 'add', amount: '', reason: '' });
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });

  async function adjust() {
    const read = readMoney(typed.amount);
    const amount = 'value' in read ? read.value : undefined;
    const reason = typed.reason.trim();
    const wrong = {
      ...('fault' in read && { amount: read.fault }),
      ...(amount === 0 && { amount: 'Enter an amount above ₹0' }),
      ...(reason === '' && { reason: 'Enter a reason' }),
    };
    if (amount === undefined || Object.keys(wrong).length > 0) return fault(wrong);
    const signed = paise(typed.way === 'add' ? amount : -amount);
    if (!(await change(() => call(adjustBalance, { key, sellerId, amount: signed, reason })))) return;
    onClose();
    onAdjusted();
  }

  return (
    <ChangeForm verb="Adjust balance" busy={busy} faults={faults} onCancel={onClose} onSubmit={() => void adjust()}>
      <Select
        label="Adjustment"
        value={typed.way}
        data-autofocus
        choices={[
          { value: 'add', label: 'Add to the balance' },
          { value: 'take', label: 'Deduct from the balance' },
        ]}
        onChange={event => set({ way: event.currentTarget.value })}
      />
      <TextField
        label="Amount"
        name="amount"
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        error={faults.amount}
        onChange={event => set({ amount: event.currentTarget.value })}
      />
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={typed.reason}
        error={faults.reason}
        hint="The seller will see it in the statement"
        onChange={event => set({ reason: event.currentTarget.value })}
      />
    </ChangeForm>
  );
}
