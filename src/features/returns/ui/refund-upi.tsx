import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import type { OrderRefund } from '#features/orders/order.schema.ts';
import { upiIdNeeded } from '#features/returns/contract.ts';
import { giveUpiId } from '#features/returns/refunds.contract.ts';
import { isUpiId } from '#features/returns/upi-id.ts';
import { call } from '#shared/browser-call.ts';
import styles from './refund-upi.module.css';

type RefundUpiProps = { refund: OrderRefund; onChanged: () => void };

/** Where a refund of cash goes: asked for when nobody knows, and to be changed until it is sent. */
export function RefundUpi({ refund, onChanged }: RefundUpiProps) {
  const [isOpen, setOpen] = useState(false);
  if (refund.upiId !== null && !isOpen)
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          Change UPI ID
        </Button>
      </div>
    );
  return (
    <UpiForm
      refund={refund}
      onChanged={() => {
        setOpen(false);
        onChanged();
      }}
    />
  );
}

function UpiForm({ refund: { refundId, upiId: kept }, onChanged }: RefundUpiProps) {
  const [typed, setTyped] = useState(kept ?? '');
  const [fault, setFault] = useState<string>();
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const upiId = typed.trim();
    if (!isUpiId(upiId)) return setFault(upiIdNeeded().message);
    void act(() => call(giveUpiId, { refundId, upiId }));
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        label="Your UPI ID"
        hint="You paid in cash, so we send your refund by UPI. Enter it as in your payment app: name@bank"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={fault}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" tone="primary" busy={isActing}>
        Save UPI ID
      </Button>
    </form>
  );
}
