import { useOutletContext, useSearchParams } from 'react-router';
import { listReturns } from '#orders/returns/desk.contract.ts';
import { returnsAddress } from '#orders/returns/desk-state.ts';
import { RefundsList } from '#orders/returns/ui/refunds/refunds-list.tsx';
import type { SessionUser } from '#people/accounts/contract.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { DeskTabs } from './desk-tabs.tsx';
import { returnColumns } from './return-columns.tsx';
import { ReturnDialog } from './return-dialog.tsx';

const NONE = {
  waiting: t('orders.returns.desk.none.waiting'),
  coming: t('orders.returns.desk.none.coming'),
  settled: t('orders.returns.desk.none.settled'),
  closed: t('orders.returns.desk.none.closed'),
  all: t('orders.returns.desk.none'),
} as const;

const RETURNS = listOf({
  title: t('orders.returns.desk.title'),
  address: {
    ...returnsAddress,
    // Sellers see no refunds, whatever the address says.
    read: params => {
      const { show, ...state } = returnsAddress.read(params);
      return { ...state, show: show === 'refunds' ? 'waiting' : show };
    },
  },
  endpoint: listReturns,
  ask: ({ show, find, page, limit }) => ({ show, find, page, limit }),
  aside: ({ counts }) => t('orders.returns.desk.waiting', { count: counts.waiting }),
  search: { label: t('orders.returns.desk.search'), placeholder: t('orders.returns.desk.searchWords') },
  caption: t('orders.returns.desk.title'),
  rowKey: row => row._id,
  opened: { of: state => state.return, to: key => ({ return: key }) },
  noun: t('orders.returns.desk.noun'),
  empty: ({ find, show }) => (find ? t('orders.returns.desk.none') : NONE[show]),
  all: { words: t('orders.returns.desk.all'), state: { show: 'all' } },
});

/** The list of returns, with one opened over it. */
function ReturnsList({ isAdministrator }: { isAdministrator: boolean }) {
  const list = useList(RETURNS);
  const { state, found } = list;
  return (
    <ListScreen
      list={list}
      above={<DeskTabs state={state} counts={found?.counts} isAdministrator={isAdministrator} />}
      columns={returnColumns(isAdministrator, row => returnsAddress.href({ ...state, return: row._id }))}
    >
      <ReturnDialog id={state.return} onClose={() => list.open(undefined)} onChanged={list.reload} />
    </ListScreen>
  );
}

/** Returns, and for administrators also refunds. */
export default function Returns() {
  const isAdministrator = useOutletContext<SessionUser>().type === 'admin';
  const { show } = returnsAddress.read(useSearchParams()[0]);
  return isAdministrator && show === 'refunds' ? <RefundsList /> : <ReturnsList isAdministrator={isAdministrator} />;
}
