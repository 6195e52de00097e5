import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Timeline } from '#design/data/timeline.tsx';
import { Price } from '#design/prices/price.tsx';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { useOwnOrder } from '#orders/orders/ui/own-orders/use-own-order.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { type OrderId, UUID } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { PaymentStatePanel } from './payment-state.tsx';
import styles from './payment-success.module.css';

/**
 * Shown after a payment. The order id is in the history state, so the page can be reloaded; opened without it, the page
 * confirms no payment.
 */
export default function PaymentSuccessPage() {
  const { user } = useSession();
  // The server does not know the history state, so the first render in the browser must match the server's.
  const isInBrowser = useInBrowser();
  const keptId = useKeptOrderId();
  const orderId = isInBrowser ? keptId : undefined;
  const isByItself = isInBrowser && orderId === undefined;
  const { order } = useOwnOrder(user?.role === 'user' ? orderId : undefined);
  useSignInFirst(paths.paymentSuccess);
  const isPaid = order?.paymentStatus === 'paid' || !order;
  const thanks = isPaid ? 'Thank you. We’ve received your payment' : 'Your order has been updated';
  return (
    <>
      <PageTitle title={isByItself ? 'Your payments' : 'Payment received'} />
      <PaymentStatePanel
        icon={<CircleCheck aria-hidden="true" className={styles.icon} />}
        title={isByItself ? 'See your payments in My Orders' : thanks}
        ways={
          <>
            <Link to={orderId ? paths.order(orderId) : paths.account} className={buttonClass({ tone: 'primary' })}>
              {orderId ? 'Track your order' : 'See my orders'}
            </Link>
            <Link to={paths.home} className={buttonClass()}>
              Continue shopping
            </Link>
          </>
        }
        more={order && isPaid && <NextSteps order={order} email={user?.email} />}
      >
        {order ? (
          <>
            Order <b className={styles.number}>{order.number}</b>, <Price paise={order.totalAmount} format="total" />.
          </>
        ) : (
          'We mail you a receipt for every order. All your orders are in your account.'
        )}
      </PaymentStatePanel>
    </>
  );
}

function useKeptOrderId(): OrderId | undefined {
  const { state } = useLocation();
  const kept = (state as { readonly orderId?: unknown } | null)?.orderId;
  return typeof kept === 'string' && UUID.test(kept) ? (kept as OrderId) : undefined;
}

/** What happens after payment. */
function NextSteps({ order, email }: { order: OrderDetail; email: string | undefined }) {
  const sellers = [...new Set(order.parts.map(part => part.sellerName))];
  const packers = sellers.length === 1 ? `${sellers[0]} packs your order` : `${sellers.length} sellers pack your items`;
  const to = order.addressInfo;
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>What happens next</h2>
      <Timeline
        steps={[
          {
            key: 'paid',
            title: 'Paid',
            state: 'now',
            when: dayAndHourText(order.orderUpdateDate),
            children: email && <p>Your receipt is on its way to {email}.</p>,
          },
          { key: 'packed', title: packers, state: 'ahead', children: <p>You can cancel until it ships.</p> },
          {
            key: 'sent',
            title: `Shipped to ${to.city} ${to.pincode}`,
            state: 'ahead',
            children: <p>We’ll mail you the courier and tracking number.</p>,
          },
        ]}
      />
    </section>
  );
}
