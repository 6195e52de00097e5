import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Pagination } from '#design/tables/pagination.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { rangeText } from '#shared/text/range-text.ts';
import styles from './packing.module.css';

interface Page {
  readonly data: readonly unknown[];
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

type PackingPageProps<Answer extends Page> = {
  title: string;
  /** The title when it can't be loaded. */
  failed: string;
  asked: AnswerState<Answer>;
  aside: (answer: Answer) => string;
  empty: string;
  pageSize: number;
  href: (page: number) => string;
  /** Beside the print button. */
  actions?: ReactNode;
  options?: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** A printable page: only its content is printed. */
export function PackingPage<Answer extends Page>(props: PackingPageProps<Answer>) {
  const { title, failed, asked, aside, empty, pageSize, href, actions, options, children } = props;
  const found = asked.problem ? undefined : asked.answer;
  const isEmpty = found?.data.length === 0;
  const list = (useLocation().state as { list?: string } | null)?.list ?? `${adminPaths.orders}?status=toDispatch`;
  return (
    <>
      <title>{t('orders.orders.packing.document', { title })}</title>
      <Link to={list} className={styles.back}>
        {t('orders.orders.packing.back')}
      </Link>
      <PageHead
        title={title}
        aside={found ? aside(found) : '\u00a0'}
        actions={
          <>
            {actions}
            <Button
              tone="primary"
              icon={<Printer aria-hidden="true" />}
              disabled={!found || isEmpty}
              onClick={() => print()}
            >
              {t('orders.orders.print')}
            </Button>
          </>
        }
      />
      {options && <div className={styles.options}>{options}</div>}
      {asked.problem ? (
        <ErrorState title={failed} onRetry={asked.askAgain}>
          {asked.problem.message}
        </ErrorState>
      ) : !found ? (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.waiting} />
        </div>
      ) : isEmpty ? (
        <EmptyState title={empty} />
      ) : (
        <div data-prints="" aria-busy={!asked.isFresh || undefined}>
          {children(found)}
        </div>
      )}
      {found && !isEmpty && found.totalPages > 1 && (
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
