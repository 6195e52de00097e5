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
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';

type AdjustFormProps = { sellerId: SellerId; onClose: () => void; onAdjusted: () => void };

/** Adjusts a seller's balance, with a reason the seller sees. */
export function AdjustDialog({ open, name, ...form }: AdjustFormProps & { open: boolean; name: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={t('finance.ledger.adjust.title', { name })} size="sm">
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
        amount: 'fault' in amount ? amount.fault : amount.value === 0 && t('finance.ledger.form.amountFault'),
        reason: reason === '' && t('finance.ledger.adjust.reasonFault'),
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
    <DialogForm form={form} verb={t('finance.ledger.adjust.verb')} onCancel={onClose}>
      <Select
        {...form.bound('way')}
        label={t('finance.ledger.adjust.way')}
        data-autofocus
        choices={[
          { value: 'add', label: t('finance.ledger.adjust.add') },
          { value: 'take', label: t('finance.ledger.adjust.deduct') },
        ]}
      />
      <TextField
        {...form.bound('amount')}
        label={t('finance.ledger.form.amount')}
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        {...form.bound('reason')}
        label={t('finance.ledger.adjust.reason')}
        rows={3}
        maxLength={MAX_PAYOUT_REASON_LENGTH}
        hint={t('finance.ledger.reason.hint')}
      />
    </DialogForm>
  );
}
