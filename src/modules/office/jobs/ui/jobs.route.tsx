import { Button } from '#design/buttons/button.tsx';
import { listJobs, retryAllJobs, retryJob } from '#office/jobs/contract.ts';
import { jobsAddress } from '#office/jobs/jobs-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { JOB_COLUMNS } from './job-columns.tsx';
import styles from './jobs.module.css';

const JOBS = listOf({
  title: t('office.jobs.title'),
  address: jobsAddress,
  endpoint: listJobs,
  ask: state => state,
  aside: ({ counts }) => t('office.jobs.aside', { count: counts['given-up'] }),
  tabs: {
    label: t('office.jobs.tab.label'),
    by: 'show',
    names: { 'given-up': t('office.jobs.tab.failed'), waiting: t('office.jobs.tab.waiting') },
    counts: ({ counts }) => counts,
  },
  caption: t('office.jobs.caption'),
  rowKey: job => job._id,
  columns: JOB_COLUMNS,
  loadingRows: 6,
  noun: t('office.jobs.noun'),
  empty: ({ show }) => (show === 'waiting' ? t('office.jobs.emptyWaiting') : t('office.jobs.emptyFailed')),
});

export const clientLoader = listLoader(JOBS);
export const shouldRevalidate = onlyOnEntering;

/** Failed jobs and mails with their errors, and buttons to retry one or all. */
export default function Jobs() {
  const list = useList(JOBS);
  const { act, actingOn } = useAct<Id<'job'> | 'all'>({ failed: t('office.jobs.wrong') });
  const retry = (_id: Id<'job'>) => act(() => call(retryJob, { _id }), { on: _id }).then(list.reload);
  const retryAll = () => act(() => call(retryAllJobs, {}), { on: 'all' }).then(list.reload);
  const failed = list.found?.counts['given-up'] ?? 0;
  return (
    <ListScreen
      list={list}
      actions={
        failed > 0 && (
          <Button busy={actingOn === 'all'} onClick={() => void retryAll()}>
            {t('office.jobs.retryAll')}
          </Button>
        )
      }
      rowActs={{
        head: t('office.jobs.retry'),
        cell: ({ _id, label }) => (
          <Button
            size="sm"
            className={styles.retry}
            busy={actingOn === _id}
            aria-label={t('office.jobs.retryOne', { label })}
            onClick={() => void retry(_id)}
          >
            {t('office.jobs.retry')}
          </Button>
        ),
      }}
    >
      {/* Only once the number of rows is known, so that it doesn't shift. */}
      {(list.asked.answer || list.asked.problem) && <p className={styles.note}>{t('office.jobs.note')}</p>}
    </ListScreen>
  );
}
