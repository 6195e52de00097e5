import { Select } from '#design/choices/select.tsx';
import { returnsAddress } from '#orders/returns/desk-state.ts';
import { listRefunds, REFUND_VIEWS } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/desk.module.css';
import { DeskTabs } from '#orders/returns/ui/desk/desk-tabs.tsx';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import { refundColumns } from './refund-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const NAMES = {
  open: t('orders.returns.refunds.open'),
  late: t('orders.returns.refunds.late'),
  settled: t('orders.returns.refunds.settled'),
  all: t('orders.returns.refunds.all'),
} as const;
const NONE = {
  open: t('orders.returns.refunds.none.open'),
  late: t('orders.returns.refunds.none.late'),
  settled: t('orders.returns.refunds.none.settled'),
  all: t('orders.returns.refunds.none'),
} as const;

const REFUNDS = listOf({
  title: t('orders.returns.desk.title'),
  address: returnsAddress,
  endpoint: listRefunds,
  ask: ({ which: show, find, page, limit }) => ({ show, find, page, limit }),
  aside: ({ alerts, counts }) =>
    alerts > 0 ? (
      <span className={styles.alerts}>{t('orders.returns.refunds.alerts', { count: alerts })}</span>
    ) : (
      t('orders.returns.refunds.pending', { count: counts.open })
    ),
  search: { label: t('orders.returns.refunds.search'), placeholder: t('orders.returns.refunds.searchWords') },
  caption: t('orders.returns.refunds.title'),
  rowKey: row => row._id,
  opened: { of: ({ refund }) => refund, to: refund => ({ refund }) },
  noun: t('orders.returns.refunds.noun'),
  empty: ({ find, which }) => (find ? t('orders.returns.refunds.none') : NONE[which]),
  all: { words: t('orders.returns.refunds.showAll'), state: { show: 'refunds', which: 'all' } },
});

/** The list of refunds, oldest due first. */
export function RefundsList() {
  const list = useList(REFUNDS);
  const { state, found } = list;
  return (
    <ListScreen
      list={list}
      above={<DeskTabs state={state} counts={undefined} isAdministrator />}
      filters={
        <Select
          label={t('orders.returns.refunds.show')}
          inline
          value={state.which}
          onChange={({ currentTarget }) =>
            list.narrow({ which: REFUND_VIEWS.find(view => view === currentTarget.value) ?? 'open' })
          }
          choices={REFUND_VIEWS.map(view => ({
            value: view,
            label: found
              ? t('orders.returns.refunds.counted', { name: NAMES[view], count: found.counts[view] })
              : NAMES[view],
          }))}
        />
      }
      columns={refundColumns(row => returnsAddress.href({ ...state, refund: row._id }))}
    >
      <RefundDialog id={state.refund} onClose={() => list.open(undefined)} onChanged={list.reload} />
    </ListScreen>
  );
}
