import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type CashRow, MAX_CASH_REFERENCE_LENGTH, recordCollected, recordReceived } from '#finance/cash/contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { priceTag } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import { dayIn } from '#shared/time/india-clock.ts';

const WHAT = {
  remitted: 'Remitted to the shop',
  direct: 'Collected by the shop itself',
  courier: 'With the courier',
  seller: 'With the seller',
} as const;
type What = keyof typeof WHAT;

type ReceiveDialogProps = { cash: CashRow | undefined; onClose: () => void; onRecorded: () => void };

/** Records where the cash of a delivery is. */
export function ReceiveDialog({ cash, onClose, onRecorded }: ReceiveDialogProps) {
  return (
    <Dialog open={cash !== undefined} onClose={onClose} title={cash ? `Cash for ${cash.orderNumber}` : ''} size="sm">
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
        receivedOn: (receivedOn === '' || receivedOn > today) && 'Choose today or an earlier date',
        reference: reference === '' && 'Enter the bank reference, or who handed over the cash',
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
    <DialogForm form={form} verb="Record" onCancel={onClose}>
      <Select
        {...form.bound('what')}
        label="Where is the cash?"
        data-autofocus
        choices={Object.entries(WHAT).map(([value, label]) => ({ value, label }))}
      />
      {(what === 'remitted' || what === 'direct') && (
        <>
          <TextField
            {...form.bound('amount')}
            label="Amount"
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            hint={`Amount to receive: ${priceTag(cash.amount)}`}
          />
          <TextField {...form.bound('receivedOn')} label="Received on" type="date" max={today} />
          <TextField
            {...form.bound('reference')}
            label="Reference"
            autoComplete="off"
            maxLength={MAX_CASH_REFERENCE_LENGTH}
            hint="For example the UTR number of the courier’s transfer"
          />
        </>
      )}
    </DialogForm>
  );
}
