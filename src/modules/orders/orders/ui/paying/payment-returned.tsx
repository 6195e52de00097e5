import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { forgetCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import type { PaymentReturn } from '#orders/orders/paying/payment-urls.ts';
import type { OrderId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';
import { PaymentAsked, PaymentStatePanel } from './payment-state.tsx';
import { type CaptureData, useCapture } from './use-capture.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

const TITLES = {
  ...{
    pending: 'We are waiting for your bank',
    paid: 'We’ve received your payment',
    failed: 'This order was not paid',
  },
  ...{ refunded: 'Your refund is on its way', partially_refunded: 'A partial refund is on its way' },
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
      {orderId ? 'See your order' : 'See my orders'}
    </Link>
  );
  if (!orderId)
    return (
      <PaymentStatePanel icon={<CircleX aria-hidden="true" />} title="No payment to confirm" ways={orders}>
        Open My Orders to see the payment status of each order.
      </PaymentStatePanel>
    );
  if (standing.kind === 'asking' || isPaid) return <PaymentAsked />;
  if (standing.kind === 'refused')
    return (
      <PaymentStatePanel
        icon={<CircleX aria-hidden="true" />}
        title="We couldn’t check your payment"
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel="Checking again…" onClick={askAgain}>
              Check again
            </Button>
            {orders}
          </>
        }
      >
        {standing.problem.message} If you have paid, don’t worry. We’ll confirm it and mail you.
      </PaymentStatePanel>
    );
  const { paymentStatus, payUntil, hasArrived } = standing.data;
  const again = payUntil && <PayAgain orderId={orderId} until={payUntil} onChanged={askAgain} />;
  if (paymentStatus === 'pending' && isUnfinished && !hasArrived)
    return (
      <PaymentStatePanel
        icon={<Hourglass aria-hidden="true" />}
        title="You have not paid yet"
        ways={
          <>
            {again}
            {orders}
          </>
        }
      >
        It looks like you left the payment page before paying. We’re keeping your order for now.
      </PaymentStatePanel>
    );
  if (paymentStatus === 'pending')
    return (
      <PaymentStatePanel
        icon={<Hourglass aria-hidden="true" />}
        title={TITLES.pending}
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel="Checking again…" onClick={askAgain}>
              Check again
            </Button>
            {orders}
          </>
        }
      >
        {isWaiting
          ? 'Your bank has not confirmed the payment yet. We’re still checking, so please don’t pay again.'
          : 'Your bank still has not confirmed the payment. You can close this page. We’ll keep checking and mail you once it is confirmed.'}
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
      {again && !hasArrived
        ? 'The payment was declined or interrupted, so nothing was paid. We’re holding your items while you try again.'
        : standing.message}
    </PaymentStatePanel>
  );
}

function titleOf({ paymentStatus, payUntil, hasArrived }: CaptureData): string {
  if (hasArrived && paymentStatus === 'failed') return 'Another amount has arrived';
  return payUntil ? 'Your payment did not go through' : TITLES[paymentStatus];
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
      Retry payment
      <span role="timer" aria-label={`${left} minutes left`}>
        {left}
      </span>
    </Button>
  );
}
