import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type CashRow, MAX_CASH_REFERENCE_LENGTH, recordCollected, recordReceived } from '#finance/cash/contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { dayIn } from '#shared/time/india-clock.ts';

const WHAT = {
  remitted: t('finance.cash.receive.remitted'),
  direct: t('finance.cash.receive.direct'),
  courier: t('finance.cash.state.courier'),
  seller: t('finance.cash.state.seller'),
} as const;
type What = keyof typeof WHAT;

type ReceiveDialogProps = { cash: CashRow | undefined; onClose: () => void; onRecorded: () => void };

/** Records where the cash of a delivery is. */
export function ReceiveDialog({ cash, onClose, onRecorded }: ReceiveDialogProps) {
  return (
    <Dialog
      open={cash !== undefined}
      onClose={onClose}
      title={cash ? t('finance.cash.receive.title', { number: cash.orderNumber }) : ''}
      size="sm"
    >
      {cash && <ReceiveForm cash={cash} onClose={onClose} onRecorded={onRecorded} />}
    </Dialog>
  );
}

function ReceiveForm({ cash, onClose, onRecorded }: ReceiveDialogProps & { cash: CashRow }) {
  const today = dayIn(new Date());
  const { partId } = cash;
  const form = useForm({
    start: {
      what: 'remitted' as What,
      amount: (cash.amount / 100).toFixed(2),
      receivedOn: today,
      reference: '',
    },
    send: ({ what, receivedOn, ...typed }) => {
      if (what === 'courier' || what === 'seller') return call(recordCollected, { partId, holder: what });
      const amount = readMoney(typed.amount);
      const reference = typed.reference.trim();
      const faults = faultsIn({
        amount: 'fault' in amount && amount.fault,
        receivedOn: (receivedOn === '' || receivedOn > today) && t('finance.cash.receive.fault.day'),
        reference: reference === '' && t('finance.cash.receive.fault.reference'),
      });
      if (faults || 'fault' in amount) return { faults };
      return call(recordReceived, { partId, way: what, amount: amount.value, receivedOn, reference });
    },
    onDone: () => {
      onClose();
      onRecorded();
    },
  });
  const { what } = form.typed;

  return (
    <DialogForm form={form} verb={t('finance.cash.record')} onCancel={onClose}>
      <Select
        {...form.bound('what')}
        label={t('finance.cash.receive.where')}
        data-autofocus
        choices={Object.entries(WHAT).map(([value, label]) => ({ value, label }))}
      />
      {(what === 'remitted' || what === 'direct') && (
        <>
          <TextField
            {...form.bound('amount')}
            label={t('finance.cash.receive.amount')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            hint={t('finance.cash.receive.amountHint', { amount: priceTag(cash.amount) })}
          />
          <TextField {...form.bound('receivedOn')} label={t('finance.cash.receive.on')} type="date" max={today} />
          <TextField
            {...form.bound('reference')}
            label={t('finance.cash.receive.reference')}
            autoComplete="off"
            maxLength={MAX_CASH_REFERENCE_LENGTH}
            hint={t('finance.cash.receive.referenceHint')}
          />
        </>
      )}
    </DialogForm>
  );
}
