import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import type { OrderRefund } from '#orders/orders/order.schema.ts';
import { upiIdNeeded } from '#orders/returns/contract.ts';
import { giveUpiId } from '#orders/returns/refunds/refunds.contract.ts';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './refund-upi.module.css';

type RefundUpiProps = { refund: OrderRefund; onChanged: () => void };

/** The UPI ID for a refund of cash; can be changed until the refund is sent. */
export function RefundUpi({ refund, onChanged }: RefundUpiProps) {
  const [isOpen, setOpen] = useState(false);
  if (refund.upiId !== null && !isOpen)
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('orders.returns.upi.change')}
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
        label={t('orders.returns.upi.label')}
        hint={t('orders.returns.upi.hint')}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" tone="primary" busy={form.busy}>
        {t('orders.returns.upi.save')}
      </Button>
    </form>
  );
}
