import { Link } from 'react-router';
import { buttonClass } from '#design/button-class.ts';
import { EmptyState } from '#design/empty-state.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { type OrderListState, orderListHref } from '#features/orders/order-list-state.ts';
import { STATUS_LABELS } from '#features/orders/order-status.ts';
import type { Asked } from '#routing/use-answer.ts';

type OrdersInsteadProps = { asked: Pick<Asked<unknown>, 'problem' | 'isAsking' | 'askAgain'>; state: OrderListState };

/** What stands in place of orders: that they could not be had, or that there are none. Filters and page are kept. */
export function OrdersInstead({ asked: { problem, isAsking, askAgain }, state }: OrdersInsteadProps) {
  if (problem)
    return (
      <ErrorState title="Could not load the orders" onRetry={askAgain} retrying={isAsking}>
        {problem.message}
      </ErrorState>
    );
  const { status, find, page } = state;
  const isNarrowed = status !== undefined || find !== undefined || page > 1;
  const all = (
    <Link to={orderListHref({})} className={buttonClass()}>
      Show all orders
    </Link>
  );
  return <EmptyState title={emptyWords(state)} action={isNarrowed ? all : undefined} />;
}

function emptyWords({ status, find, page }: OrderListState): string {
  if (page > 1) return 'There are no orders on this page';
  if (find) return `No orders found for “${find}”${status ? ` that are ${STATUS_LABELS[status].toLowerCase()}` : ''}`;
  return status ? `No orders are ${STATUS_LABELS[status].toLowerCase()}` : 'There are no orders yet';
}
