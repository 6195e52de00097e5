import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Table } from '#design/tables/table.tsx';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import type { OrderSummary } from '#orders/orders/order.schema.ts';
import { orderColumns } from '#orders/orders/ui/desk/order-columns.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** The columns of the order desk that fit here. */
const SHOWN = ['id', 'date', 'shopper', 'city', 'status', 'price'];

export interface NewestOrdersProps {
  asked: AnswerState<{ data: OrderSummary[] }>;
  isAdministrator: boolean;
}

/** The latest orders; a click opens one at the order desk. */
export function NewestOrders({ asked, isAdministrator }: NewestOrdersProps) {
  const navigate = useNavigate();
  const { answer, problem, isAsking, askAgain } = asked;
  const instead = problem ? (
    <ErrorState title={t('office.dashboard.newest.unloaded')} onRetry={askAgain} retrying={isAsking}>
      {problem.message}
    </ErrorState>
  ) : (
    answer?.data.length === 0 && <EmptyState title={t('office.dashboard.newest.none')} />
  );
  return (
    <BoardSection
      title={t('office.dashboard.newest.title')}
      end={<Link to={adminPaths.orders}>{t('office.dashboard.newest.all')}</Link>}
    >
      <Table
        caption={t('office.dashboard.newest.title')}
        columns={orderColumns(isAdministrator).filter(column => SHOWN.includes(column.key))}
        rows={problem ? undefined : answer?.data}
        rowKey={order => order._id}
        onOpen={order => navigate(ordersAddress.href({ order: order._id }))}
        instead={instead || undefined}
        loadingRows={5}
      />
    </BoardSection>
  );
}
