import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { orderIsMissing } from '#orders/orders/contract.ts';
import type { OrderPart } from '#orders/orders/order.schema.ts';
import { CancelDialog } from '#orders/orders/ui/order/cancel-dialog.tsx';
import { PrintedOrder } from '#orders/orders/ui/order/printed-order.tsx';
import { type OrderId, UUID } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import { OwnOrderActions, OwnOrderDetails, OwnOrderSkeleton } from './own-order-details.tsx';
import styles from './own-order-page.module.css';
import { useOwnOrder } from './use-own-order.ts';

/** A page for a single order, linked from mails and after paying. `name` is the order id from the address. */
export function OwnOrderPage({ name }: { name: string }) {
  const orderId = UUID.test(name) ? (name as OrderId) : undefined;
  const { order, problem: refusal, read, show } = useOwnOrder(orderId);
  const problem = orderId ? refusal : orderIsMissing();
  const [cancelling, setCancelling] = useState<readonly OrderPart[]>([]);
  const title = order ? t('orders.orders.orderOf', { number: order.number }) : t('orders.orders.order');
  return (
    <>
      <PageTitle title={title} />
      <header className={styles.head}>
        <div>
          <Link to={paths.account} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            {t('orders.orders.own.title')}
          </Link>
          <h1 className={styles.title}>{title}</h1>
        </div>
        {order && (
          <div className={styles.acts}>
            <OwnOrderActions order={order} onCancel={setCancelling} />
          </div>
        )}
      </header>
      {problem ? (
        <ErrorState
          title={problem.message}
          onRetry={problem.code === orderIsMissing.code ? undefined : read}
          action={
            <Link to={paths.account} className={buttonClass()}>
              {t('orders.orders.seeOrders')}
            </Link>
          }
        />
      ) : order ? (
        <>
          <OwnOrderDetails order={order} level={2} onCancel={setCancelling} onChanged={read} />
          <CancelDialog
            order={order}
            parts={cancelling}
            onClose={() => setCancelling([])}
            onCancelled={show}
            onRefused={read}
          />
          <PrintedOrder order={order} />
        </>
      ) : (
        <OwnOrderSkeleton />
      )}
    </>
  );
}
