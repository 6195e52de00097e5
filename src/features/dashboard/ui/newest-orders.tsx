import { useNavigate } from 'react-router';
import { EmptyState } from '#design/empty-state.tsx';
import { ErrorState } from '#design/error-state.tsx';
import { Table } from '#design/table.tsx';
import type { OrderSummary } from '#features/orders/order.schema.ts';
import { orderListHref } from '#features/orders/order-list-state.ts';
import { orderColumns } from '#features/orders/ui/order-columns.tsx';
import type { Asked } from '#routing/use-answer.ts';

/** Of the order desk's columns those that fit beside the rest of the dashboard. */
const SHOWN = ['id', 'date', 'shopper', 'city', 'status', 'price'];
const columns = orderColumns(true).filter(column => SHOWN.includes(column.key));

/** The latest orders; a press opens one at the order desk. */
export function NewestOrders({ asked }: { asked: Asked<{ data: OrderSummary[] }> }) {
  const navigate = useNavigate();
  const { answer, problem, isAsking, askAgain } = asked;
  const instead = problem ? (
    <ErrorState title="Could not load the orders" onRetry={askAgain} retrying={isAsking}>
      {problem.message}
    </ErrorState>
  ) : (
    answer?.data.length === 0 && <EmptyState title="There are no orders yet" />
  );
  return (
    <Table
      caption="Newest orders"
      columns={columns}
      rows={problem ? undefined : answer?.data}
      rowKey={order => order._id}
      onOpen={order => navigate(orderListHref({ order: order._id }))}
      instead={instead || undefined}
      loadingRows={8}
    />
  );
}
