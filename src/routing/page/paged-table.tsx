import { useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { isPageKey } from '#design/tables/page-key.ts';
import { Pagination } from '#design/tables/pagination.tsx';
import { Table, type TableProps } from '#design/tables/table.tsx';
import { classes } from '#design/theme/classes.ts';
import { stayingLink } from '#routing/router-link.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { rangeText } from '#shared/text/range-text.ts';
import styles from './paged-table.module.css';

/** Rows on a page of back-office lists. */
export const ROWS_A_PAGE = 20;

/** One page of a list, as the API returns it. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

type PagedTableProps<Row> = Omit<TableProps<Row>, 'rows' | 'instead' | 'bleed' | 'firstPlace'> & {
  asked: AnswerState<Page<Row>>;
  /** The address of another page of the same list. */
  href: (page: number) => string;
  /** The rows in sentences: `the orders`. */
  noun: string;
  /** The text of an empty list. */
  empty: string;
  /** The link to the unfiltered list, if this one is filtered. */
  all?: { href: string; words: string } | undefined;
  pageSize?: number | undefined;
};

/**
 * One page of a list as a table. While the first page loads it shows skeleton rows; while another page loads the previous
 * one stays, faded. It also shows the empty and error states. J and K move the focus into the rows from anywhere.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { asked, href, noun, empty, all, pageSize = ROWS_A_PAGE, ...table } = props;
  useRowKeys();
  const found = asked.problem ? undefined : asked.answer;
  const isEmpty = asked.isFresh && found?.data.length === 0;
  const showAll = all && (
    <Link to={all.href} className={buttonClass()}>
      {all.words}
    </Link>
  );
  return (
    <>
      <div className={classes(found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
        <Table
          {...table}
          rows={found?.data}
          firstPlace={found && (found.currentPage - 1) * pageSize + 1}
          bleed
          instead={
            asked.problem ? (
              <ErrorState title={t('routing.failed.list', { noun })} onRetry={asked.askAgain} retrying={asked.isAsking}>
                {asked.problem.message}
              </ErrorState>
            ) : isEmpty ? (
              <EmptyState title={empty} action={showAll} />
            ) : undefined
          }
        />
      </div>
      {found && !isEmpty && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={false}
          renderLink={stayingLink}
          href={href}
          summary={rangeText(found, pageSize)}
          className={styles.pages}
        />
      )}
    </>
  );
}

/** Once a row has the focus, the table itself handles these keys. */
function useRowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || !isPageKey(event)) return;
      document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
