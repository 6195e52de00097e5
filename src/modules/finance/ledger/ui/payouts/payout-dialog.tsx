import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import {
  MAX_PAYOUT_REFERENCE_LENGTH,
  recordPayout,
  type SellerBalance,
} from '#finance/ledger/payouts/payouts.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';

/** The seller to pay, as shown on screen. */
export type Payee = Pick<SellerBalance, 'payable' | 'lastPayout'> & {
  seller: Pick<SellerBalance['seller'], '_id' | 'name'>;
};

type PayoutDialogProps = { payee: Payee | undefined; onClose: () => void; onRecorded: () => void };

export function PayoutDialog({ payee, onClose, onRecorded }: PayoutDialogProps) {
  return (
    <Dialog
      open={payee !== undefined}
      onClose={onClose}
      title={payee ? t('finance.ledger.pay.title', { name: payee.seller.name }) : ''}
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
  const [key] = useState(() => newId<'payout'>());
  const today = indiaMinute(new Date()).slice(0, 10);
  const form = useForm({
    start: { amount: (payable / 100).toFixed(2), paidOn: today, reference: '' },
    send: ({ paidOn, ...typed }) => {
      const amount = readMoney(typed.amount);
      const reference = typed.reference.trim();
      const faults = faultsIn({
        amount: 'fault' in amount ? amount.fault : amountFault(amount.value, payable),
        paidOn: (paidOn === '' || paidOn > today) && t('finance.ledger.pay.paidOnFault'),
        reference: reference === '' && t('finance.ledger.pay.referenceFault'),
      });
      if (faults || 'fault' in amount) return { faults };
      const seen = lastPayout?.id ?? null;
      return call(recordPayout, { key, sellerId: seller._id, amount: amount.value, paidOn, reference, seen });
    },
    onDone: () => {
      onClose();
      onRecorded();
    },
  });

  return (
    <DialogForm form={form} verb={t('finance.ledger.payouts.record')} onCancel={onClose}>
      <p>{t('finance.ledger.pay.text')}</p>
      <TextField
        {...form.bound('amount')}
        label={t('finance.ledger.form.amount')}
        sign="₹"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        hint={t('finance.ledger.pay.upTo', { amount: priceTag(payable) })}
      />
      <TextField {...form.bound('paidOn')} label={t('finance.ledger.pay.paidOn')} type="date" max={today} />
      <TextField
        {...form.bound('reference')}
        label={t('finance.ledger.pay.reference')}
        autoComplete="off"
        maxLength={MAX_PAYOUT_REFERENCE_LENGTH}
        hint={t('finance.ledger.pay.referenceHint')}
      />
    </DialogForm>
  );
}

function amountFault(amount: Paise, payable: Paise): string | undefined {
  if (amount === 0) return t('finance.ledger.form.amountFault');
  return amount > payable ? t('finance.ledger.pay.tooMuch', { amount: priceTag(payable) }) : undefined;
}
