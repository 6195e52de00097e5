import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Facts } from '#design/data/facts.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { Price } from '#design/prices/price.tsx';
import { cashAddress } from '#finance/cash/cash-state.ts';
import { cashWords } from '#finance/cash/cash-states.ts';
import { methodWords } from '#orders/orders/paying/payment-words.ts';
import {
  approveRefund,
  MAX_REFUND_REFERENCE_LENGTH,
  type Refund,
  readRefund,
  refundIsMissing,
  retryRefund,
  settleRefund,
} from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/return-desk.module.css';
import { faultsIn } from '#routing/forms/faults.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { type RefundId, UUID } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { REFUND_CAUSE_LABELS, RefundAgeText, RefundStateMark } from './refund-columns.tsx';

type RefundDialogProps = { id: string | undefined; onClose: () => void; onChanged: () => void };

/** Details of a refund over the list, with the form to record a manual payment. */
export function RefundDialog({ id, onClose, onChanged }: RefundDialogProps) {
  const isId = id !== undefined && UUID.test(id);
  const asked = useAnswer(readRefund, isId ? { refundId: id as RefundId } : null);
  const found = asked.answer?.data._id === id ? asked.answer?.data : undefined;
  const problem = isId ? (asked.isFresh ? asked.problem : undefined) : refundIsMissing();
  const reload = () => {
    asked.askAgain();
    onChanged();
  };
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={found ? `Refund for ${found.orderNumber}` : 'Refund'}>
      {problem ? (
        <ErrorState
          title="Could not load this refund"
          onRetry={problem.code === refundIsMissing.code ? undefined : asked.askAgain}
          retrying={asked.isAsking}
        >
          {problem.message}
        </ErrorState>
      ) : found ? (
        <div className={styles.form}>
          <RefundFacts found={found} />
          {found.byHand && found.state !== 'settled' && <SendByHand found={found} onChanged={reload} />}
          {found.state === 'failed' && !found.byHand && <SendAgain refundId={found._id} onChanged={reload} />}
        </div>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.loading} />
        </div>
      )}
    </Dialog>
  );
}

/** Pays only cash the shop has received; large amounts need another administrator's approval. */
function SendByHand({ found, onChanged }: { found: Refund; onChanged: () => void }) {
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  if (found.waitsForCash)
    return (
      <p>
        {found.seller ?? 'The seller'} owes this refund, because the cash for this order has not reached the shop.{' '}
        <Link to={cashAddress.href({ find: found.orderNumber })}>Record the cash</Link> first.
      </p>
    );
  const isApproved = found.approvals.some(({ isOwn }) => !isOwn);
  if (!found.needsTwo || isApproved) return <SettleRefundForm found={found} onChanged={onChanged} />;
  if (found.approvals.some(({ isOwn }) => isOwn))
    return <p>You have approved this refund. Another administrator must send it.</p>;
  return (
    <>
      <p>A refund of this size needs two administrators. One approves it, another sends it.</p>
      <Button tone="primary" busy={isActing} onClick={() => void act(() => call(approveRefund, { _id: found._id }))}>
        Approve
      </Button>
    </>
  );
}

function SendAgain({ refundId, onChanged }: { refundId: RefundId; onChanged: () => void }) {
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  return (
    <Button tone="primary" busy={isActing} onClick={() => void act(() => call(retryRefund, { _id: refundId }))}>
      Retry refund
    </Button>
  );
}

function RefundFacts({ found }: { found: Refund }) {
  return (
    <Facts
      facts={[
        ['Amount', <Price key="amount" paise={found.amount} format="total" />],
        ['Status', <RefundStateMark key="state" state={found.state} waitsForCash={found.waitsForCash} />],
        [
          'Reason',
          found.returnNumber
            ? `${REFUND_CAUSE_LABELS[found.cause]}, ${found.returnNumber}`
            : REFUND_CAUSE_LABELS[found.cause],
        ],
        ['Shopper', found.buyer],
        ['Due since', dayAndHourText(found.owedAt)],
        ...(found.state === 'settled' ? [] : [['Age', <RefundAgeText key="age" refund={found} />] as const]),
        [
          'Refund to',
          found.byHand ? 'UPI, paid manually' : `Original payment method, ${methodWords(found.paymentMethod)}`,
        ],
        ...(found.byHand
          ? [['UPI ID', found.upiId ?? 'Not known yet. The shopper can enter it in My Orders'] as const]
          : []),
        ...(found.byHand && found.paymentMethod === 'COD'
          ? [['Cash', found.cash ? cashWords(found.cash) : 'Never collected'] as const]
          : []),
        ...(found.approvals.length > 0
          ? [['Approved by', found.approvals.map(({ by }) => by).join(', ')] as const]
          : []),
        ...(found.reference ? [['Reference', found.reference] as const] : []),
        ...(found.failure ? [['Error', found.failure] as const] : []),
        ...(found.settledAt ? [['Refunded on', dayAndHourText(found.settledAt)] as const] : []),
      ]}
    />
  );
}

/** Records a manual refund; the shopper gets a mail with the reference. */
function SettleRefundForm({ found, onChanged }: { found: Refund; onChanged: () => void }) {
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
