import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { forgetCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import type { PaymentReturn } from '#orders/orders/paying/payment-urls.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PaymentAsked, PaymentStatePanel } from './payment-state.tsx';
import { type CaptureData, useCapture } from './use-capture.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

const TITLES = {
  pending: t('orders.orders.pay.pending.title'),
  paid: t('orders.orders.pay.received'),
  failed: t('orders.orders.pay.notPaid'),
  refunded: t('orders.orders.pay.refunded'),
  partially_refunded: t('orders.orders.pay.partlyRefunded'),
};

/** Checks the payment and continues: success page, waiting, or another attempt. */
export function PaymentReturned({ returned: { orderId, words, isUnfinished } }: { returned: PaymentReturn }) {
  const { standing, isWaiting, askAgain } = useCapture(orderId, words);
  const navigate = useNavigate();
  const data = standing.kind === 'known' ? standing.data : undefined;
  const isPaid = data?.paymentStatus === 'paid';
  const isSettled = data !== undefined && data.payUntil === null;
  useEffect(() => {
    if (isSettled) forgetCurrentOrder(sessionStorage);
    if (isPaid) void navigate(paths.paymentSuccess, { replace: true, state: { orderId } });
  }, [isPaid, isSettled, navigate, orderId]);

  const orders = (
    <Link to={orderId ? paths.order(orderId) : paths.account} className={buttonClass()}>
      {orderId ? t('orders.orders.seeOrder') : t('orders.orders.seeOrders')}
    </Link>
  );
  if (!orderId)
    return (
      <PaymentStatePanel icon={<CircleX aria-hidden="true" />} title={t('orders.orders.pay.none.title')} ways={orders}>
        {t('orders.orders.pay.none.text')}
      </PaymentStatePanel>
    );
  if (standing.kind === 'asking' || isPaid) return <PaymentAsked />;
  if (standing.kind === 'refused')
    return (
      <PaymentStatePanel
        icon={<CircleX aria-hidden="true" />}
        title={t('orders.orders.pay.unchecked.title')}
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel={t('orders.orders.pay.checking')} onClick={askAgain}>
              {t('orders.orders.pay.check')}
            </Button>
            {orders}
          </>
        }
      >
        {t('orders.orders.pay.unchecked.text', { reason: standing.problem.message })}
      </PaymentStatePanel>
    );
  const { paymentStatus, payUntil, hasArrived } = standing.data;
  const again = payUntil && <PayAgain orderId={orderId} until={payUntil} onChanged={askAgain} />;
  if (paymentStatus === 'pending' && isUnfinished && !hasArrived)
    return (
      <PaymentStatePanel
        icon={<Hourglass aria-hidden="true" />}
        title={t('orders.orders.pay.unfinished.title')}
        ways={
          <>
            {again}
            {orders}
          </>
        }
      >
        {t('orders.orders.pay.unfinished.text')}
      </PaymentStatePanel>
    );
  if (paymentStatus === 'pending')
    return (
      <PaymentStatePanel
        icon={<Hourglass aria-hidden="true" />}
        title={TITLES.pending}
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel={t('orders.orders.pay.checking')} onClick={askAgain}>
              {t('orders.orders.pay.check')}
            </Button>
            {orders}
          </>
        }
      >
        {isWaiting ? t('orders.orders.pay.pending.waiting') : t('orders.orders.pay.pending.later')}
      </PaymentStatePanel>
    );
  return (
    <PaymentStatePanel
      icon={<CircleX aria-hidden="true" />}
      title={titleOf(standing.data)}
      ways={
        <>
          {again}
          {orders}
        </>
      }
    >
      {again && !hasArrived ? t('orders.orders.pay.failed.text') : standing.message}
    </PaymentStatePanel>
  );
}

function titleOf({ paymentStatus, payUntil, hasArrived }: CaptureData): string {
  if (hasArrived && paymentStatus === 'failed') return t('orders.orders.pay.otherAmount');
  return payUntil ? t('orders.orders.pay.failed.title') : TITLES[paymentStatus];
}

interface PayAgainProps {
  orderId: OrderId;
  /** Payment deadline. */
  until: Date;
  onChanged: () => void;
}

/** Button to pay again, with countdown. */
function PayAgain({ orderId, until, onChanged }: PayAgainProps) {
  const left = useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <Button tone="primary" busy={isLeaving} onClick={() => void pay(orderId)}>
      {t('orders.orders.pay.retry')}
      <span role="timer" aria-label={t('orders.orders.pay.left', { left })}>
        {left}
      </span>
    </Button>
  );
}
