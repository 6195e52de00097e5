import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { adjustBalance, MAX_PAYOUT_REASON_LENGTH } from '#finance/ledger/payouts/payouts.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';

type AdjustFormProps = { sellerId: SellerId; onClose: () => void; onAdjusted: () => void };

/** Adjusts a seller's balance, with a reason the seller sees. */
export function AdjustDialog({ open, name, ...form }: AdjustFormProps & { open: boolean; name: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={`Adjust the balance of ${name}`} size="sm">
      <AdjustForm {...form} />
    </Dialog>
  );
}

function AdjustForm({ sellerId, onClose, onAdjusted }: AdjustFormProps) {
  const [key] = useState(() => newId<'payout'>());
  const form = useForm({
    start: { way: 'add', amount: '', reason: '' },
    send: ({ way, ...typed }) => {
      const amount = readMoney(typed.amount);
      const reason = typed.reason.trim();
      const faults = faultsIn({
        amount: 'fault' in amount ? amount.fault : amount.value === 0 && 'Enter an amount above ₹0',
        reason: reason === '' && 'Enter a reason',
      });
      if (faults || 'fault' in amount) return { faults };
      const signed = paise(way === 'add' ? amount.value : -amount.value);
      return call(adjustBalance, { key, sellerId, amount: signed, reason });
    },
    onDone: () => {
      onClose();
      onAdjusted();
    },
  });

  return (
    <DialogForm form={form} verb="Adjust balance" onCancel={onClose}>
      <Select
        {...form.bound('way')}
        label="Adjustment"
        data-autofocus
        choices={[
          { value: 'add', label: 'Add to the balance' },
          { value: 'take', label: 'Deduct from the balance' },
        ]}
      />
      <TextField {...form.bound('amount')} label="Amount" sign="₹" inputMode="decimal" autoComplete="off" />
      <TextArea
        {...form.bound('reason')}
        label="Reason"
        rows={3}
        maxLength={MAX_PAYOUT_REASON_LENGTH}
        hint="The seller will see it in the statement"
      />
    </DialogForm>
  );
}
