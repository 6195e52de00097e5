import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Pagination } from '#design/tables/pagination.tsx';
import { classes } from '#design/theme/classes.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import type { Paged } from '#shared/paths/list-address.ts';
import { rangeText } from '#shared/text/range-text.ts';
import { type Page, ROWS_A_PAGE, type RowOf } from './list-of.ts';
import styles from './list-page.module.css';
import type { List } from './use-list.ts';

type ListPageProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  /** Links to each page, if there are several. */
  numbers?: boolean;
  /**
   * Renders the rows, which are undefined while the first page loads, or what to show instead: that there are none, or an
   * error. `firstPlace` is the place of the first row in the whole list.
   */
  children: (
    rows: readonly RowOf<Found>[] | undefined,
    instead: ReactNode,
    firstPlace: number | undefined,
  ) => ReactNode;
};

/** One page of a list, with the links to the others. While another page loads the previous one stays, faded. */
export function ListPage<State extends Paged, Found extends Page<unknown>>({
  list,
  numbers = false,
  children,
}: ListPageProps<State, Found>) {
  const { of, asked, found } = list;
  const { rowsAPage = ROWS_A_PAGE } = of;
  const instead = insteadOf(list);
  return (
    <>
      <div className={classes(found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
        {children(found?.data, instead, found && (found.currentPage - 1) * rowsAPage + 1)}
      </div>
      {found && !instead && !(numbers && found.totalPages <= 1) && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={numbers}
          renderLink={stayingLink}
          href={page => list.href({ page })}
          summary={rangeText(found, rowsAPage)}
          className={styles.pages}
        />
      )}
    </>
  );
}

/** What to show instead of rows: an error, or that there are none. */
function insteadOf<State extends Paged, Found extends Page<unknown>>(list: List<State, Found>): ReactNode {
  const { of, state, asked, found } = list;
  const { noun, failed = t('routing.failed.list', { noun }), empty, all } = of;
  if (asked.problem)
    return (
      <ErrorState title={failed} onRetry={asked.askAgain} retrying={asked.isAsking}>
        {asked.problem.message}
      </ErrorState>
    );
  if (!asked.isFresh || found?.data.length !== 0) return undefined;
  const showAll = all && isNarrowed(list) && (
    <Link to={of.address.href(wholeOf(list))} className={buttonClass()}>
      {all.words}
    </Link>
  );
  return <EmptyState title={typeof empty === 'string' ? empty : empty(state)} action={showAll} />;
}

/** The state of the unfiltered list. */
function wholeOf<State extends Paged, Found extends Page<unknown>>({
  of: { all },
  state,
}: List<State, Found>): Partial<State> {
  const kept = Object.fromEntries((all?.keeps ?? []).map(name => [name, state[name]]));
  // The declaration names parameters of this state.
  return { ...all?.state, ...(kept as Partial<State>) };
}

/** Whether the list is filtered. Sorting does not count, nor does an open row. */
function isNarrowed<State extends Paged, Found extends Page<unknown>>(list: List<State, Found>): boolean {
  const {
    of: { address, sort, opened },
    state,
    href,
  } = list;
  const usual = address.read(new URLSearchParams());
  const unsorted = sort?.to(sort.of(usual));
  return (
    href({ ...unsorted, ...opened?.to(undefined), page: state.page }) !==
    href({ ...usual, ...unsorted, ...wholeOf(list) })
  );
}
