import { useOutletContext, useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { filterOf, readOrderList } from '#features/orders/order-list-state.ts';
import { ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { countText } from '#shared/count-text.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSelectionBar } from './order-selection-bar.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { OrderTools } from './order-tools.tsx';
import { useOrderSelection } from './use-order-selection.ts';

/** The order desk: every order for administrators, the own part of each for sellers. All its state is in the address. */
export default function AdminOrders() {
  const user = useOutletContext<SessionUser>();
  const isAdministrator = user.type === 'admin';
  const [params, setParams] = useSearchParams();
  const state = readOrderList(params);
  const { page, sort } = state;
  const asked = useAnswer(listOrders, { ...filterOf(state), sort, page, limit: ROWS_A_PAGE });
  const counts = asked.problem ? undefined : asked.answer?.counts;

  const selection = useOrderSelection(JSON.stringify(filterOf(state)), asked.answer?.data);

  const open = (order: string | undefined) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (order) next.set('order', order);
        else next.delete('order');
        return next;
      },
      { preventScrollReset: true, replace: order === undefined },
    );
  return (
    <>
      <title>All Orders · Admin Panel</title>
      <PageHead
        title="All Orders"
        aside={counts ? countWords(counts.all ?? 0, state.find) : '\u00a0'}
        actions={<OrderActions state={state} count={counts?.[state.status ?? 'all']} />}
      />
      <OrderTabs state={state} counts={counts} />
      <OrderTools state={state} isAdministrator={isAdministrator} />
      <OrderList
        state={state}
        asked={asked}
        isAdministrator={isAdministrator}
        onOpen={open}
        selection={selection.inTable}
      />
      <OrderSelectionBar
        selection={selection}
        isAdministrator={isAdministrator}
        seller={state.seller}
        onMoved={asked.askAgain}
      />
      <OrderDialog
        id={state.order}
        isAdministrator={isAdministrator}
        onClose={() => open(undefined)}
        onChanged={asked.askAgain}
      />
    </>
  );
}

function countWords(count: number, find: string | undefined): string {
  return find ? `${countText(count)} found` : `${countText(count)} in all`;
}
