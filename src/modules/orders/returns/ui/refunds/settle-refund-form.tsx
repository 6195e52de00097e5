import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_REFUND_REFERENCE_LENGTH, type Refund, settleRefund } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/return-desk.module.css';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { exactRupees } from '#shared/money/money.ts';

/** Notes that cash was sent by hand; the shopper gets a mail with the reference. */
export function SettleRefundForm({ found, onChanged }: { found: Refund; onChanged: () => void }) {
  const form = useForm({
    start: { reference: '' },
    send: ({ reference: typed }) => {
      const reference = typed.trim();
      const faults = faultsIn({
        reference: reference === '' && 'Enter the reference, so that the shopper can find the transfer',
      });
      return faults ? { faults } : call(settleRefund, { _id: found._id, reference });
    },
    onDone: onChanged,
    onStale: onChanged,
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        {...form.bound('reference')}
        label="Transfer reference (UTR)"
        hint={`Send ${exactRupees(found.amount)} first, then enter the UTR number from your bank.`}
        maxLength={MAX_REFUND_REFERENCE_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" tone="primary" busy={form.busy}>
        Mark as refunded
      </Button>
    </form>
  );
}
