import type { ReactNode } from 'react';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageColumns } from '#design/layout/page-columns.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { routerLink } from '#routing/router-link.tsx';
import type { AnswerState } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './record-page.module.css';

interface RecordHead {
  /** In the window title and the breadcrumbs. */
  readonly name: string;
  /** The heading, if it is not the name. */
  readonly title?: string;
  readonly status: ReactNode;
  readonly actions?: ReactNode;
}

export interface RecordPageProps<Item> {
  asked: AnswerState<{ data: Item }>;
  /** The kind of record, such as "Ticket"; replaces the name until it is loaded. */
  noun: string;
  /** The list that the record belongs to. */
  list: { label: string; href: string };
  head: (item: Item) => RecordHead;
  /** Above the columns. */
  notice?: (item: Item) => ReactNode;
  aside: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** The page of one record in the back-office: breadcrumbs, heading and two columns, with loading and error states. */
export function RecordPage<Item>({ asked, noun, list, head, notice, aside, children }: RecordPageProps<Item>) {
  const item = asked.problem ? undefined : asked.answer?.data;
  const { name, title = name, status, actions }: RecordHead = item ? head(item) : { name: noun, status: '\u00a0' };
  return (
    <>
      <title>{t('routing.title', { page: name })}</title>
      <Breadcrumbs className={styles.over} renderLink={routerLink} trail={[list, { label: name }]} />
      <PageHead title={title} aside={status} actions={actions} />
      {asked.problem && (
        <ErrorState
          title={t('routing.failed.record', { noun: noun.toLowerCase() })}
          onRetry={asked.askAgain}
          retrying={asked.isAsking}
        >
          {asked.problem.message}
        </ErrorState>
      )}
      {!asked.problem && !item && <Skeleton shape="block" className={styles.loading} />}
      {item && (
        <>
          {notice?.(item)}
          <PageColumns aside={aside(item)}>{children(item)}</PageColumns>
        </>
      )}
    </>
  );
}
