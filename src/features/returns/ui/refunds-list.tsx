import { useNavigate } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import { Select } from '#design/select.tsx';
import { type DeskState, deskHref } from '#features/returns/desk-state.ts';
import { listRefunds, REFUND_VIEWS, type RefundView } from '#features/returns/refunds.contract.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import styles from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';
import { refundColumns } from './refund-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const NAMES: Readonly<Record<RefundView, string>> = {
  open: 'Pending',
  late: 'Late',
  settled: 'Refunded',
  all: 'All',
};
const NONE: Readonly<Record<RefundView, string>> = {
  open: 'No refunds pending',
  late: 'No late refunds',
  settled: 'No refunds sent yet',
  all: 'No refunds found',
};

/** The money that goes back, what is owed longest first. */
export function RefundsList({ state }: { state: DeskState }) {
  const { which, find, page } = state;
  const asked = useAnswer(listRefunds, { show: which, find, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const found = asked.problem ? undefined : asked.answer;
  const go = (to: Partial<DeskState>, replace = false) =>
    void navigate(deskHref({ ...state, ...to }), { preventScrollReset: true, replace });
  return (
    <>
      <PageHead
        title="Returns"
        aside={
          !found ? (
            '\u00a0'
          ) : found.alerts > 0 ? (
            <span className={styles.alerts}>
              {countText(found.alerts, 'refund is', 'refunds are')} over 10 days old
            </span>
          ) : (
            `${countText(found.counts.open, 'refund', 'refunds')} pending`
          )
        }
      />
      <DeskTabs state={state} counts={undefined} isAdministrator />
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search refunds"
          placeholder="Order, return or shopper"
          value={words.text}
          onChange={words.type}
          onSubmit={words.submit}
        />
        <Select
          label="Show"
          inline
          value={which}
          onChange={({ currentTarget }) =>
            go({ which: REFUND_VIEWS.find(view => view === currentTarget.value) ?? 'open', page: 1 })
          }
          choices={REFUND_VIEWS.map(view => ({
            value: view,
            label: found ? `${NAMES[view]} (${countText(found.counts[view])})` : NAMES[view],
          }))}
        />
      </div>
      <PagedTable
        asked={asked}
        caption="Refunds"
        columns={refundColumns(row => deskHref({ ...state, refund: row._id }))}
        rowKey={row => row._id}
        loadingRows={8}
        current={state.refund}
        onOpen={row => go({ refund: row._id })}
        href={to => deskHref({ ...state, page: to })}
        noun="the refunds"
        empty={find ? 'No refunds found' : NONE[which]}
        all={
          find || which !== 'all'
            ? { href: deskHref({ show: 'refunds', which: 'all' }), words: 'Show all refunds' }
            : undefined
        }
      />
      <RefundDialog id={state.refund} onClose={() => go({ refund: undefined }, true)} onChanged={asked.askAgain} />
    </>
  );
}
