import { useNavigate } from 'react-router';
import { PageHead } from '#design/page-head.tsx';
import { SearchField } from '#design/search-field.tsx';
import { listReturns, type ReturnView } from '#features/returns/desk.contract.ts';
import { type DeskState, deskHref } from '#features/returns/desk-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { useFind } from '#routing/use-find.ts';
import { countText } from '#shared/count-text.ts';
import styles from './desk.module.css';
import { DeskTabs } from './desk-tabs.tsx';
import { returnColumns } from './return-columns.tsx';
import { ReturnDialog } from './return-dialog.tsx';

const NONE: Readonly<Record<ReturnView, string>> = {
  waiting: 'No returns need action',
  coming: 'No items are on the way back',
  settled: 'No returns completed yet',
  closed: 'No returns rejected or cancelled',
  all: 'No returns found',
};

/** The returns, those that wait first; one of them over the list. */
export function ReturnsList({ state, isAdministrator }: { state: DeskState; isAdministrator: boolean }) {
  const show = state.show === 'refunds' ? 'waiting' : state.show;
  const { find, page } = state;
  const asked = useAnswer(listReturns, { show, find, page, limit: ROWS_A_PAGE });
  const words = useFind();
  const navigate = useNavigate();
  const counts = asked.problem ? undefined : asked.answer?.counts;
  const go = (to: Partial<DeskState>, replace = false) =>
    void navigate(deskHref({ ...state, show, ...to }), { preventScrollReset: true, replace });
  return (
    <>
      <PageHead title="Returns" aside={counts ? countText(counts.waiting, 'needs action', 'need action') : '\u00a0'} />
      <DeskTabs state={{ ...state, show }} counts={counts} isAdministrator={isAdministrator} />
      <SearchField
        className={styles.search}
        label="Search returns"
        placeholder="Return, order, shopper or product"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      <PagedTable
        asked={asked}
        caption="Returns"
        columns={returnColumns(isAdministrator, row => deskHref({ ...state, show, return: row._id }))}
        rowKey={row => row._id}
        loadingRows={8}
        current={state.return}
        onOpen={row => go({ return: row._id })}
        href={to => deskHref({ ...state, show, page: to })}
        noun="the returns"
        empty={find ? 'No returns found' : NONE[show]}
        all={find || show !== 'all' ? { href: deskHref({ show: 'all' }), words: 'Show all returns' } : undefined}
      />
      <ReturnDialog id={state.return} onClose={() => go({ return: undefined }, true)} onChanged={asked.askAgain} />
    </>
  );
}
