import CircleCheck from 'lucide-react/icons/circle-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import type { CheckoutProblem } from '#orders/checkouts/contract.ts';
import { cartIsEmpty } from '#orders/orders/contract.ts';
import type { OrderId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { Purchase } from './use-purchase.ts';

export interface NothingToOrderProps {
  purchase: Purchase;
  /** The order this “Buy now” attempt has already created. */
  bought: OrderId | undefined;
  /** Why what there is can't be ordered, if that is so. */
  stopped: CheckoutProblem | undefined;
  /** The order the shopper left to pay and has not paid, as far as this browser knows. */
  unpaid: OrderId | undefined;
}

/** Replaces the checkout if there is nothing to order. */
export function NothingToOrder({ purchase: { now, lines, away }, bought, stopped, unpaid }: NothingToOrderProps) {
  const bag = <ShoppingBag aria-hidden="true" />;
  if (bought)
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden="true" />}
        title={t('orders.orders.checkout.nothing.bought')}
        action={
          <>
            <SeeOrder id={bought}>{t('orders.orders.seeOrder')}</SeeOrder>
            {lines[0] && (
              <Link to={paths.product(lines[0].slug)} className={buttonClass()}>
                {t('orders.orders.checkout.nothing.again')}
              </Link>
            )}
          </>
        }
      >
        {t('orders.orders.checkout.nothing.boughtText')}
      </EmptyState>
    );
  if (stopped)
    return (
      <EmptyState icon={bag} title={stopped.message}>
        {stopped.remedy}
      </EmptyState>
    );
  if (now)
    return (
      <EmptyState
        icon={bag}
        title={t('orders.orders.checkout.nothing.gone')}
        action={
          <>
            <SeeProducts />
            <Link to={paths.checkout} className={buttonClass()}>
              {t('orders.orders.checkout.nothing.cart')}
            </Link>
          </>
        }
      >
        {t('orders.orders.checkout.nothing.goneText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={bag}
      title={cartIsEmpty().message}
      action={
        unpaid ? <SeeOrder id={unpaid}>{t('orders.orders.checkout.nothing.lastOrder')}</SeeOrder> : <SeeProducts />
      }
    >
      {unpaid ? t('orders.orders.checkout.nothing.unpaid') : away.join(' ') || undefined}
    </EmptyState>
  );
}

function SeeOrder({ id, children }: { id: OrderId; children: string }) {
  return (
    <Link to={paths.order(id)} className={buttonClass({ tone: 'primary' })}>
      {children}
    </Link>
  );
}

function SeeProducts() {
  return (
    <Link to={paths.listing} className={buttonClass({ tone: 'primary' })}>
      {t('orders.orders.seeProducts')}
    </Link>
  );
}
