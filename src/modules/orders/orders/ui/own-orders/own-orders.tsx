import Package from 'lucide-react/icons/package';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Table } from '#design/tables/table.tsx';
import { listOwnOrders } from '#orders/orders/contract.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { accountPath } from '#orders/orders/paying/account-state.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { ownOrderColumns } from './own-order-columns.tsx';
import { OwnOrderDialog } from './own-order-dialog.tsx';
import styles from './own-orders.module.css';

const ROWS_SHOWN_AHEAD = 5;

/** My Orders, with one opened over it. */
export function OwnOrders({ userId, open }: { userId: UserId; open: OrderId | undefined }) {
  const { answer, problem, isAsking, askAgain } = useAnswer(listOwnOrders, { userId });
  const orders = answer?.data;
  const navigate = useNavigate();
  const columns = useMemo(() => ownOrderColumns(order => accountPath({ tab: 'orders', order: order._id })), []);
  const show = (order: OrderSummary) =>
    void navigate(accountPath({ tab: 'orders', order: order._id }), { preventScrollReset: true });

  return (
    <>
      <Table
        caption={t('orders.orders.own.caption')}
        className={styles.table}
        columns={columns}
        rows={orders}
        rowKey={order => order._id}
        onOpen={show}
        current={open}
        loadingRows={ROWS_SHOWN_AHEAD}
        instead={
          problem ? (
            <ErrorState title={t('orders.orders.own.failed')} onRetry={askAgain} retrying={isAsking} />
          ) : orders?.length === 0 ? (
            <EmptyState
              icon={<Package aria-hidden="true" />}
              title={t('orders.orders.own.none.title')}
              action={
                <Link to={paths.listing} className={buttonClass({ tone: 'primary' })}>
                  {t('orders.orders.seeProducts')}
                </Link>
              }
            >
              {t('orders.orders.own.none.text')}
            </EmptyState>
          ) : undefined
        }
      />
      <OwnOrderDialog
        orderId={open}
        onChanged={askAgain}
        onClose={() => void navigate(accountPath({ tab: 'orders' }), { preventScrollReset: true })}
      />
    </>
  );
}
