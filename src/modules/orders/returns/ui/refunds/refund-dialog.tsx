import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Facts } from '#design/data/facts.tsx';
import { TextField } from '#design/fields/text-field.tsx';
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
import { RecordDialog } from '#orders/returns/ui/desk/record-dialog.tsx';
import styles from '#orders/returns/ui/desk/return-desk.module.css';
import { faultsIn } from '#routing/forms/faults.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { RefundId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { REFUND_CAUSE_LABELS, RefundAgeText, RefundStateMark } from './refund-columns.tsx';

type RefundDialogProps = { id: string | undefined; onClose: () => void; onChanged: () => void };

/** Details of a refund over the list, with the form to record a manual payment. */
export function RefundDialog(props: RefundDialogProps) {
  return (
    <RecordDialog
      {...props}
      read={readRefund}
      inputOf={id => ({ refundId: id as RefundId })}
      isMissing={refundIsMissing}
      titleOf={found =>
        found ? t('orders.returns.refund.title', { number: found.orderNumber }) : t('orders.returns.sums.refund')
      }
      failed={t('orders.returns.refund.failed')}
    >
      {(found, reload) => (
        <div className={styles.form}>
          <RefundFacts found={found} />
          {found.byHand && found.state !== 'settled' && <SendByHand found={found} onChanged={reload} />}
          {found.state === 'failed' && !found.byHand && <SendAgain refundId={found._id} onChanged={reload} />}
        </div>
      )}
    </RecordDialog>
  );
}

/** Pays only cash the shop has received; large amounts need another administrator's approval. */
function SendByHand({ found, onChanged }: { found: Refund; onChanged: () => void }) {
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  if (found.waitsForCash)
    return (
      <p>
        {rich('orders.returns.refund.owes', {
          seller: found.seller ?? t('orders.returns.refund.theSeller'),
          link: words => <Link to={cashAddress.href({ find: found.orderNumber })}>{words}</Link>,
        })}
      </p>
    );
  const isApproved = found.approvals.some(({ isOwn }) => !isOwn);
  if (!found.needsTwo || isApproved) return <SettleRefundForm found={found} onChanged={onChanged} />;
  if (found.approvals.some(({ isOwn }) => isOwn)) return <p>{t('orders.returns.refund.youApproved')}</p>;
  return (
    <>
      <p>{t('orders.returns.refund.needsTwo')}</p>
      <Button tone="primary" busy={isActing} onClick={() => void act(() => call(approveRefund, { _id: found._id }))}>
        {t('orders.returns.refund.approve')}
      </Button>
    </>
  );
}

function SendAgain({ refundId, onChanged }: { refundId: RefundId; onChanged: () => void }) {
  const { isActing, act } = useAct({ onDone: onChanged, onStale: onChanged });
  return (
    <Button tone="primary" busy={isActing} onClick={() => void act(() => call(retryRefund, { _id: refundId }))}>
      {t('orders.returns.refund.retry')}
    </Button>
  );
}

function RefundFacts({ found }: { found: Refund }) {
  return (
    <Facts
      facts={[
        [t('orders.returns.head.amount'), <Price key="amount" paise={found.amount} format="total" />],
        [
          t('orders.returns.head.status'),
          <RefundStateMark key="state" state={found.state} waitsForCash={found.waitsForCash} />,
        ],
        [
          t('orders.returns.head.reason'),
          found.returnNumber
            ? t('orders.returns.refund.causeOf', {
                cause: REFUND_CAUSE_LABELS[found.cause],
                number: found.returnNumber,
              })
            : REFUND_CAUSE_LABELS[found.cause],
        ],
        [t('orders.returns.head.shopper'), found.buyer],
        [t('orders.returns.head.dueSince'), dayAndHourText(found.owedAt)],
        ...(found.state === 'settled'
          ? []
          : [[t('orders.returns.head.age'), <RefundAgeText key="age" refund={found} />] as const]),
        [
          t('orders.returns.head.refundTo'),
          found.byHand
            ? t('orders.returns.refund.byUpi')
            : t('orders.returns.refund.original', { method: methodWords(found.paymentMethod) }),
        ],
        ...(found.byHand
          ? [[t('orders.returns.refund.upiId'), found.upiId ?? t('orders.returns.refund.upiUnknown')] as const]
          : []),
        ...(found.byHand && found.paymentMethod === 'COD'
          ? [
              [
                t('orders.returns.fact.cash'),
                found.cash ? cashWords(found.cash) : t('orders.returns.refund.neverCollected'),
              ] as const,
            ]
          : []),
        ...(found.approvals.length > 0
          ? [[t('orders.returns.refund.approvedBy'), found.approvals.map(({ by }) => by).join(', ')] as const]
          : []),
        ...(found.reference ? [[t('orders.returns.refund.reference'), found.reference] as const] : []),
        ...(found.failure ? [[t('orders.returns.refund.error'), found.failure] as const] : []),
        ...(found.settledAt ? [[t('orders.returns.refund.refundedOn'), dayAndHourText(found.settledAt)] as const] : []),
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
        reference: reference === '' && t('orders.returns.refund.form.fault'),
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
        label={t('orders.returns.refund.form.label')}
        hint={t('orders.returns.refund.form.hint', { amount: exactRupees(found.amount) })}
        maxLength={MAX_REFUND_REFERENCE_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" tone="primary" busy={form.busy}>
        {t('orders.returns.refund.form.done')}
      </Button>
    </form>
  );
}
