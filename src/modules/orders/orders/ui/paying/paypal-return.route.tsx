import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentOrder, keepCurrentOrder } from '#orders/orders/checkout/current-order.ts';
import { type PaymentReturn, readPaymentReturn } from '#orders/orders/paying/payment-urls.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { PaymentReturned } from './payment-returned.tsx';
import { PaymentAsked } from './payment-state.tsx';

/**
 * The return URL of payment providers. Its parameters are read once and removed from the address (security case G6).
 */
export default function PaymentReturnPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [returned, setReturned] = useState<PaymentReturn>();
  useEffect(() => {
    const read = readPaymentReturn(new URLSearchParams(location.search));
    // So that a reload finds the order.
    if (read.orderId) keepCurrentOrder(sessionStorage, read.orderId);
    setReturned({ ...read, orderId: read.orderId ?? currentOrder(sessionStorage) });
    if (location.search) void navigate(paths.paypalReturn, { replace: true });
  }, [navigate]);
  useSignInFirst(paths.paypalReturn);
  return (
    <>
      <PageTitle title={t('orders.orders.pay.title')} />
      {user?.role === 'user' && returned ? <PaymentReturned returned={returned} /> : <PaymentAsked />}
    </>
  );
}
