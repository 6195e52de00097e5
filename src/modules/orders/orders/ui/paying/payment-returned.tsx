import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { forgetCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import type { PaymentReturn } from '#orders/orders/paying/payment-urls.ts';
import { isCountedDown } from '#orders/orders/paying/time-left.ts';
import { useOwnOrder } from '#orders/orders/ui/own-orders/use-own-order.ts';
import type { ProposedEditId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { type AboutPayment, PaymentAsked, PaymentNext, PaymentStatePanel } from './payment-state.tsx';
import { type CaptureData, type ToCapture, useCapture } from './use-capture.ts';
import { type ToPay, usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

const TITLES = {
  pending: t('orders.orders.pay.pending.title'),
  paid: t('orders.orders.pay.received'),
  failed: t('orders.orders.pay.notPaid'),
  refunded: t('orders.orders.pay.refunded'),
  partially_refunded: t('orders.orders.pay.partlyRefunded'),
};

interface PaymentReturnedProps {
  returned: PaymentReturn;
  /** The token of a link to pay, for somebody who need not be signed in; otherwise the order is the shopper's own. */
  link?: string;
  about?: AboutPayment | undefined;
  /** With a link: the payment has arrived. */
  onPaid?: () => void;
}

/** Checks the payment and continues: success page, waiting, or another attempt. */
export function PaymentReturned({ returned, link, about: given, onPaid }: PaymentReturnedProps) {
  const { orderId, words, isUnfinished } = returned;
  const of: ToCapture | undefined = link === undefined ? orderId && { orderId } : { link };
  const { standing, isWaiting, askAgain } = useCapture(of, words);
  const { order } = useOwnOrder(link === undefined ? orderId : undefined);
  const navigate = useNavigate();
  const data = standing.kind === 'known' ? standing.data : undefined;
  const editId = data?.editId ?? undefined;
  const about = given ?? (order && { number: order.number, amount: amountOf(order, editId) });
  const isPaid = data?.paymentStatus === 'paid';
  const isSettled = data !== undefined && data.payUntil === null;
  useEffect(() => {
    if (isSettled) forgetCurrentOrder(sessionStorage);
    if (!isPaid) return;
    if (onPaid) onPaid();
    else if (editId && orderId) void navigate(paths.order(orderId), { replace: true });
    else void navigate(paths.paymentSuccess, { replace: true, state: { orderId } });
  }, [editId, isPaid, isSettled, navigate, onPaid, orderId]);

  const orders = link === undefined && (
    <Link to={orderId ? paths.order(orderId) : paths.account} className={buttonClass()}>
      {orderId ? t('orders.orders.seeOrder') : t('orders.orders.seeOrders')}
    </Link>
  );
  const check = (
    <Button tone="primary" busy={isWaiting} busyLabel={t('orders.orders.pay.checking')} onClick={askAgain}>
      {t('orders.orders.pay.check')}
    </Button>
  );
  const panel = (state: { icon: ReactNode; title: string; text: string; act?: ReactNode; next?: string }) => (
    <PaymentStatePanel
      icon={state.icon}
      title={state.title}
      ways={
        <>
          {state.act}
          {orders}
        </>
      }
      more={<PaymentNext about={about} next={state.next} />}
    >
      {state.text}
    </PaymentStatePanel>
  );
  const [waits, refuses] = [<Hourglass key="waits" aria-hidden="true" />, <CircleX key="refuses" aria-hidden="true" />];
  if (!of)
    return panel({ icon: refuses, title: t('orders.orders.pay.none.title'), text: t('orders.orders.pay.none.text') });
  if (standing.kind === 'asking' || isPaid) return <PaymentAsked />;
  if (standing.kind === 'refused')
    return panel({
      icon: refuses,
      title: t('orders.orders.pay.unchecked.title'),
      text: t('orders.orders.pay.unchecked.text', { reason: standing.problem.message }),
      act: check,
    });
  const { paymentStatus, payUntil, hasArrived } = standing.data;
  const toPay: ToPay = 'link' in of ? of : { ...of, editId };
  const again = payUntil && <PayAgain of={toPay} until={payUntil} onChanged={askAgain} />;
  if (paymentStatus === 'pending' && isUnfinished && !hasArrived)
    return panel({
      icon: waits,
      title: t('orders.orders.pay.unfinished.title'),
      text: t('orders.orders.pay.unfinished.text'),
      act: again,
    });
  if (paymentStatus === 'pending')
    return panel({
      icon: waits,
      title: TITLES.pending,
      text: isWaiting ? t('orders.orders.pay.pending.waiting') : t('orders.orders.pay.pending.later'),
      act: check,
    });
  const failed = again && !hasArrived;
  return panel({
    icon: refuses,
    title: titleOf(standing.data),
    text: failed ? t('orders.orders.pay.failed.text') : standing.message,
    act: again || (paymentStatus === 'failed' && link === undefined && !editId && <OrderAgain />),
    ...(failed && { next: t('orders.orders.pay.failed.next') }),
    ...(!again && paymentStatus === 'failed' && { next: t('orders.orders.pay.over.next') }),
  });
}

/** What was to be paid: the whole order, or the difference of an edit. */
function amountOf({ totalAmount, parts }: OrderDetail, editId: ProposedEditId | undefined): Paise {
  const edit = parts.find(({ proposedEdit }) => editId && proposedEdit?.editId === editId)?.proposedEdit;
  return edit?.difference ?? totalAmount;
}

function titleOf({ paymentStatus, payUntil, hasArrived }: CaptureData): string {
  if (hasArrived && paymentStatus === 'failed') return t('orders.orders.pay.otherAmount');
  return payUntil ? t('orders.orders.pay.failed.title') : TITLES[paymentStatus];
}

/** The next act once the items are no longer held. */
function OrderAgain() {
  return (
    <Link to={paths.listing} className={buttonClass({ tone: 'primary' })}>
      {t('orders.orders.continue')}
    </Link>
  );
}

interface PayAgainProps {
  of: ToPay;
  /** Payment deadline. */
  until: Date;
  onChanged: () => void;
}

/** Button to pay again, with countdown. */
function PayAgain({ of, until, onChanged }: PayAgainProps) {
  const left = useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <Button tone="primary" busy={isLeaving} onClick={() => void pay(of)}>
      {t('orders.orders.pay.retry')}
      {isCountedDown(until, new Date()) && (
        <span role="timer" aria-label={t('orders.orders.pay.left', { left })}>
          {left}
        </span>
      )}
    </Button>
  );
}
