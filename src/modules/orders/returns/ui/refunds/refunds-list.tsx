import { Select } from '#design/choices/select.tsx';
import { returnsAddress } from '#orders/returns/desk-state.ts';
import { listRefunds, REFUND_VIEWS } from '#orders/returns/refunds/refunds.contract.ts';
import styles from '#orders/returns/ui/desk/desk.module.css';
import { DeskTabs } from '#orders/returns/ui/desk/desk-tabs.tsx';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { countText } from '#shared/text/count-text.ts';
import { refundColumns } from './refund-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const NAMES = { open: 'Pending', late: 'Late', settled: 'Refunded', all: 'All' } as const;
const NONE = {
  open: 'No refunds pending',
  late: 'No late refunds',
  settled: 'No refunds sent yet',
  all: 'No refunds found',
} as const;

const REFUNDS = listOf({
  title: 'Returns',
  address: returnsAddress,
  endpoint: listRefunds,
  ask: ({ which: show, find, page, limit }) => ({ show, find, page, limit }),
  aside: ({ alerts, counts }) =>
    alerts > 0 ? (
      <span className={styles.alerts}>{countText(alerts, 'refund is', 'refunds are')} over 10 days old</span>
    ) : (
      `${countText(counts.open, 'refund', 'refunds')} pending`
    ),
  search: { label: 'Search refunds', placeholder: 'Order, return or shopper' },
  caption: 'Refunds',
  rowKey: row => row._id,
  opened: { of: ({ refund }) => refund, to: refund => ({ refund }) },
  noun: 'the refunds',
  empty: ({ find, which }) => (find ? 'No refunds found' : NONE[which]),
  all: { words: 'Show all refunds', state: { show: 'refunds', which: 'all' } },
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
          label="Show"
          inline
          value={state.which}
          onChange={({ currentTarget }) =>
            list.narrow({ which: REFUND_VIEWS.find(view => view === currentTarget.value) ?? 'open' })
          }
          choices={REFUND_VIEWS.map(view => ({
            value: view,
            label: found ? `${NAMES[view]} (${countText(found.counts[view])})` : NAMES[view],
          }))}
        />
      }
      columns={refundColumns(row => returnsAddress.href({ ...state, refund: row._id }))}
    >
      <RefundDialog id={state.refund} onClose={() => list.open(undefined)} onChanged={list.reload} />
    </ListScreen>
  );
}
