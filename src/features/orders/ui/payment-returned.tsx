import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/button.tsx';
import { buttonClass } from '#design/button-class.ts';
import { forgetCurrentOrder } from '#features/orders/current-order.ts';
import type { PaymentReturn } from '#features/orders/payment-return.ts';
import { PayAgain } from './pay-again.tsx';
import { PaymentAsked, PaymentState } from './payment-state.tsx';
import { useCapture } from './use-capture.ts';

const TITLES = {
  ...{ pending: 'We are waiting for your bank', paid: 'Your payment has arrived', failed: 'This order was not paid' },
  ...{ refunded: 'Your money goes back', partially_refunded: 'A part of your money goes back' },
};

/** Asks what became of a payment, and leads on: to the thanks, to waiting, or to paying again. */
export function PaymentReturned({ returned: { orderId, words, isUnfinished } }: { returned: PaymentReturn }) {
  const { standing, isWaiting, askAgain } = useCapture(orderId, words);
  const navigate = useNavigate();
  const data = standing.kind === 'known' ? standing.data : undefined;
  const isPaid = data?.paymentStatus === 'paid';
  const isSettled = data !== undefined && data.payUntil === null;
  useEffect(() => {
    if (isSettled) forgetCurrentOrder(sessionStorage);
    if (isPaid) void navigate('/shop/payment-success', { replace: true, state: { orderId } });
  }, [isPaid, isSettled, navigate, orderId]);

  const orders = (
    <Link to={orderId ? `/shop/account/${orderId}` : '/shop/account'} className={buttonClass()}>
      {orderId ? 'See your order' : 'See my orders'}
    </Link>
  );
  if (!orderId)
    return (
      <PaymentState icon={<CircleX aria-hidden="true" />} title="No payment to confirm" ways={orders}>
        This page is where payments come back to. How each of your orders stands is on its own page.
      </PaymentState>
    );
  if (standing.kind === 'asking' || isPaid) return <PaymentAsked />;
  if (standing.kind === 'refused')
    return (
      <PaymentState
        icon={<CircleX aria-hidden="true" />}
        title="We could not ask for your payment"
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel="Asking again…" onClick={askAgain}>
              Ask again
            </Button>
            {orders}
          </>
        }
      >
        {standing.problem.message} If you have paid, nothing is lost: we find out by ourselves and mail you.
      </PaymentState>
    );
  const { paymentStatus, payUntil } = standing.data;
  const again = payUntil && <PayAgain orderId={orderId} until={payUntil} onChanged={askAgain} />;
  if (paymentStatus === 'pending' && isUnfinished)
    return (
      <PaymentState
        icon={<Hourglass aria-hidden="true" />}
        title="You have not paid yet"
        ways={
          <>
            {again}
            {orders}
          </>
        }
      >
        It looks as if the payment page was left before the payment was made. Your order is kept meanwhile.
      </PaymentState>
    );
  if (paymentStatus === 'pending')
    return (
      <PaymentState
        icon={<Hourglass aria-hidden="true" />}
        title={TITLES.pending}
        ways={
          <>
            <Button tone="primary" busy={isWaiting} busyLabel="Asking again…" onClick={askAgain}>
              Ask again
            </Button>
            {orders}
          </>
        }
      >
        {isWaiting
          ? 'The bank’s word has not come yet. We keep asking; please don’t pay again.'
          : 'The bank’s word has still not come. You can close this page: we go on asking and mail you as soon as it is here.'}
      </PaymentState>
    );
  return (
    <PaymentState
      icon={<CircleX aria-hidden="true" />}
      title={again ? 'Your payment did not go through' : TITLES[paymentStatus]}
      ways={
        <>
          {again}
          {orders}
        </>
      }
    >
      {again
        ? 'It was declined or broken off, so nothing is paid. Your goods are held while you try again.'
        : standing.message}
    </PaymentState>
  );
}
