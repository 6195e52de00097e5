import { useLocation } from 'react-router';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { Checkout } from './checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** The checkout. Rendered in the browser only, because everything in it is personal. */
export default function CheckoutPage() {
  const { user } = useSession();
  const { search } = useLocation();
  useSignInFirst(`${paths.checkout}${search}`);
  return (
    <>
      <PageTitle title={t('orders.orders.checkout.title')} />
      {user?.role === 'user' ? <Checkout user={user} /> : <CheckoutSkeleton />}
    </>
  );
}
