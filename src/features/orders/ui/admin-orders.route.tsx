import { useOutletContext, useSearchParams } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { Pagination } from '#design/pagination.tsx';
import type { SessionUser } from '#features/accounts/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { orderListHref, readOrderList } from '#features/orders/order-list-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { countText } from '#shared/count-text.ts';
import { rangeText } from '#shared/range-text.ts';
import styles from './admin-orders.module.css';
import { OrderDialog } from './order-dialog.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersInstead } from './orders-instead.tsx';
import { OrdersTable } from './orders-table.tsx';

const PAGE_SIZE = 20;

/** The order desk: every order for administrators, the own part of each for sellers. All its state is in the address. */
export default function AdminOrders() {
  const user = useOutletContext<SessionUser>();
  const [params, setParams] = useSearchParams();
  const state = readOrderList(params);
  const { status, page, find } = state;
  const list = useAnswer(listOrders, { status, page, find, limit: PAGE_SIZE });
  const found = list.answer;

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
  const isAdministrator = user.type === 'admin';
  const isEmpty = list.problem !== undefined || (list.isFresh && found?.data.length === 0);
  return (
    <>
      <title>All Orders · Admin Panel</title>
      <PageHead title="All Orders" aside={found ? countWords(found.counts.all ?? found.totalItems, find) : '\u00a0'} />
      <OrderTabs state={state} counts={found?.counts} />
      <OrderSearch isAdministrator={isAdministrator} />
      <OrdersTable
        rows={list.problem ? undefined : found?.data}
        isStale={found !== undefined && !list.isFresh}
        isAdministrator={isAdministrator}
        current={state.order}
        onOpen={open}
        instead={isEmpty ? <OrdersInstead asked={list} state={state} /> : undefined}
      />
      {found && !isEmpty && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={false}
          renderLink={stayingLink}
          href={to => orderListHref({ ...state, page: to, order: undefined })}
          summary={rangeText(found, PAGE_SIZE)}
          className={styles.pages}
        />
      )}
      <OrderDialog
        id={state.order}
        isAdministrator={isAdministrator}
        onClose={() => open(undefined)}
        onChanged={list.askAgain}
      />
    </>
  );
}

function countWords(count: number, find: string | undefined): string {
  return find ? `${countText(count)} found` : `${countText(count)} in all`;
}
