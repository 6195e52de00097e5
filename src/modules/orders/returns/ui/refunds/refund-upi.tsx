import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { OrderRefund } from '#orders/orders/order.schema.ts';
import { upiIdNeeded } from '#orders/returns/contract.ts';
import { giveUpiId } from '#orders/returns/refunds/refunds.contract.ts';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import styles from './refund-upi.module.css';

type RefundUpiProps = { refund: OrderRefund; onChanged: () => void };

/** The UPI ID for a refund of cash; can be changed until the refund is sent. */
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
  const form = useForm({
    start: { upiId: kept ?? '' },
    send: ({ upiId: typed }) => {
      const upiId = typed.trim();
      return isUpiId(upiId) ? call(giveUpiId, { refundId, upiId }) : { faults: { upiId: upiIdNeeded().message } };
    },
    onDone: onChanged,
    onStale: onChanged,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('upiId')}
        label="Your UPI ID"
        hint="You paid in cash, so we send your refund by UPI. Enter it as in your payment app: name@bank"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" tone="primary" busy={form.busy}>
        Save UPI ID
      </Button>
    </form>
  );
}
