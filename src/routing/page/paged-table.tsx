import { type ReactNode, useEffect } from 'react';
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

export type PagedRowsProps<Row> = {
  asked: AnswerState<Page<Row>>;
  /** The address of another page of the same list. */
  href: (page: number) => string;
  /** The rows in sentences: `the orders`. */
  noun: string;
  /** The title of the error state, instead of the usual one. */
  failed?: string | undefined;
  /** The text of an empty list. */
  empty: string;
  /** The link to the unfiltered list, if this one is filtered. */
  all?: { href: string; words: string } | undefined;
  pageSize?: number | undefined;
};

/**
 * One page of a list, with the links to the others. While another page loads the previous one stays, faded.
 * `children` gets the rows, undefined while the first page loads, and what to show instead: that there are none, or an error.
 */
export function PagedRows<Row>({
  asked,
  href,
  noun,
  failed = t('routing.failed.list', { noun }),
  empty,
  all,
  pageSize = ROWS_A_PAGE,
  numbers = false,
  children,
}: PagedRowsProps<Row> & {
  /** Links to each page, if there are several. */
  numbers?: boolean;
  children: (rows: readonly Row[] | undefined, instead: ReactNode, firstPlace: number | undefined) => ReactNode;
}) {
  const found = asked.problem ? undefined : asked.answer;
  const isEmpty = asked.isFresh && found?.data.length === 0;
  const showAll = all && (
    <Link to={all.href} className={buttonClass()}>
      {all.words}
    </Link>
  );
  const instead = asked.problem ? (
    <ErrorState title={failed} onRetry={asked.askAgain} retrying={asked.isAsking}>
      {asked.problem.message}
    </ErrorState>
  ) : isEmpty ? (
    <EmptyState title={empty} action={showAll} />
  ) : undefined;
  return (
    <>
      <div className={classes(found && !asked.isFresh && styles.stale)} aria-busy={!asked.isFresh || undefined}>
        {children(found?.data, instead, found && (found.currentPage - 1) * pageSize + 1)}
      </div>
      {found && !isEmpty && !(numbers && found.totalPages <= 1) && (
        <Pagination
          page={found.currentPage}
          pages={found.totalPages}
          numbers={numbers}
          renderLink={stayingLink}
          href={href}
          summary={rangeText(found, pageSize)}
          className={styles.pages}
        />
      )}
    </>
  );
}

type PagedTableProps<Row> = PagedRowsProps<Row> & Omit<TableProps<Row>, 'rows' | 'instead' | 'bleed' | 'firstPlace'>;

/** One page of a list as a table, at first of skeleton rows. J and K move the focus into the rows from anywhere. */
export function PagedTable<Row>({ asked, href, noun, failed, empty, all, pageSize, ...table }: PagedTableProps<Row>) {
  useRowKeys();
  return (
    <PagedRows {...{ asked, href, noun, failed, empty, all, pageSize }}>
      {(rows, instead, firstPlace) => <Table {...table} rows={rows} firstPlace={firstPlace} bleed instead={instead} />}
    </PagedRows>
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
