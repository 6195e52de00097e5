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
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { PaymentHelp, PaymentStatePanel } from './payment-state.tsx';
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
  const thanks = isPaid ? t('orders.orders.success.thanks') : t('orders.orders.success.updated');
  return (
    <>
      <PageTitle title={isByItself ? t('orders.orders.success.alone') : t('orders.orders.success.title')} />
      <PaymentStatePanel
        icon={<CircleCheck aria-hidden="true" className={styles.icon} />}
        title={isByItself ? t('orders.orders.success.aloneTitle') : thanks}
        ways={
          <>
            <Link to={orderId ? paths.order(orderId) : paths.account} className={buttonClass({ tone: 'primary' })}>
              {orderId ? t('orders.orders.success.track') : t('orders.orders.seeOrders')}
            </Link>
            <Link to={paths.home} className={buttonClass()}>
              {t('orders.orders.continue')}
            </Link>
          </>
        }
        more={
          <>
            {order && isPaid && <NextSteps order={order} email={user?.email} />}
            {!isByItself && <PaymentHelp number={undefined} />}
          </>
        }
      >
        {order
          ? rich('orders.orders.success.order', {
              number: order.number,
              amount: <Price paise={order.totalAmount} format="total" />,
              b: words => <b className={styles.number}>{words}</b>,
            })
          : t('orders.orders.success.text')}
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
  const [seller = ''] = sellers;
  const packers =
    sellers.length === 1
      ? t('orders.orders.success.packs', { seller })
      : t('orders.orders.success.packMany', { count: sellers.length });
  const to = order.addressInfo;
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>{t('orders.orders.success.next')}</h2>
      <Timeline
        steps={[
          {
            key: 'paid',
            title: t('orders.orders.success.paid'),
            state: 'now',
            when: dayAndHourText(order.orderUpdateDate),
            children: email && <p>{t('orders.orders.receipt', { email })}</p>,
          },
          { key: 'packed', title: packers, state: 'ahead', children: <p>{t('orders.orders.success.cancel')}</p> },
          {
            key: 'sent',
            title: t('orders.orders.success.shipped', { city: to.city, pincode: to.pincode }),
            state: 'ahead',
            children: <p>{t('orders.orders.success.courier')}</p>,
          },
        ]}
      />
    </section>
  );
}
