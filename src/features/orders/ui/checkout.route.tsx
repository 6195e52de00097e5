import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepPreviousUrl } from '#features/accounts/ui/previous-url.ts';
import { useSession } from '#features/accounts/ui/use-session.ts';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Address, goods and payment on one page. All of it is the shopper's own, so it is read in the browser. */
export default function CheckoutPage() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'guest') return;
    keepPreviousUrl('/shop/checkout');
    void navigate('/login', { replace: true });
  }, [status, navigate]);
  return (
    <>
      <PageTitle title="Checkout" />
      {user?.role === 'user' ? <Checkout user={user} /> : <CheckoutSkeleton />}
    </>
  );
}
