import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type CashRow, MAX_CASH_REFERENCE_LENGTH, recordCollected, recordReceived } from '#finance/cash/contract.ts';
import { ChangeForm } from '#people/accounts/ui/own-account/change-form.tsx';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
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

/** Records where the cash of one delivery is now. */
export function ReceiveDialog({ cash, onClose, onRecorded }: ReceiveDialogProps) {
  return (
    <Dialog open={cash !== undefined} onClose={onClose} title={cash ? `Cash for ${cash.orderNumber}` : ''} size="sm">
      {cash && <ReceiveForm cash={cash} onClose={onClose} onRecorded={onRecorded} />}
    </Dialog>
  );
}

function ReceiveForm({ cash, onClose, onRecorded }: ReceiveDialogProps & { cash: CashRow }) {
  const { busy, faults, fault, change } = useChange();
  const today = dayIn(new Date());
  const [what, setWhat] = useState<What>('remitted');
  const [typed, setTyped] = useState({ amount: (cash.amount / 100).toFixed(2), receivedOn: today, reference: '' });
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });
  const { partId } = cash;
  const isIn = what === 'remitted' || what === 'direct';

  async function record() {
    if (!isIn)
      return finish(await change(() => call(recordCollected, { partId, holder: what as 'courier' | 'seller' })));
    const amount = readMoney(typed.amount);
    const reference = typed.reference.trim();
    const wrong = {
      ...('fault' in amount && { amount: amount.fault }),
      ...((typed.receivedOn === '' || typed.receivedOn > today) && { receivedOn: 'Choose today or an earlier date' }),
      ...(reference === '' && { reference: 'Enter the bank reference, or who handed over the cash' }),
    };
    if ('fault' in amount || Object.keys(wrong).length > 0) return fault(wrong);
    const way = what as 'remitted' | 'direct';
    const body = { partId, way, amount: amount.value, receivedOn: typed.receivedOn, reference };
    finish(await change(() => call(recordReceived, body)));
  }
  function finish(answer: object | undefined) {
    if (!answer) return;
    onClose();
    onRecorded();
  }

  return (
    <ChangeForm verb="Record" busy={busy} faults={faults} onCancel={onClose} onSubmit={() => void record()}>
      <Select
        label="Where is the cash?"
        data-autofocus
        value={what}
        choices={Object.entries(WHAT).map(([value, label]) => ({ value, label }))}
        onChange={event => setWhat(event.currentTarget.value as What)}
      />
      {isIn && (
        <>
          <TextField
            label="Amount"
            name="amount"
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            error={faults.amount}
            hint={`Amount to receive: ${priceTag(cash.amount)}`}
            onChange={event => set({ amount: event.currentTarget.value })}
          />
          <TextField
            label="Received on"
            name="receivedOn"
            type="date"
            max={today}
            value={typed.receivedOn}
            error={faults.receivedOn}
            onChange={event => set({ receivedOn: event.currentTarget.value })}
          />
          <TextField
            label="Reference"
            name="reference"
            autoComplete="off"
            maxLength={MAX_CASH_REFERENCE_LENGTH}
            value={typed.reference}
            error={faults.reference}
            hint="For example the UTR number of the courier’s transfer"
            onChange={event => set({ reference: event.currentTarget.value })}
          />
        </>
      )}
    </ChangeForm>
  );
}
