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
import { countText } from '#shared/text/count-text.ts';
import { JOB_COLUMNS } from './job-columns.tsx';
import styles from './jobs.module.css';

const JOBS = listOf({
  title: 'Jobs',
  address: jobsAddress,
  endpoint: listJobs,
  ask: state => state,
  aside: ({ counts }) => `${countText(counts['given-up'])} failed`,
  tabs: {
    label: 'Which jobs',
    by: 'show',
    names: { 'given-up': 'Failed', waiting: 'Will retry' },
    counts: ({ counts }) => counts,
  },
  caption: 'Failed jobs',
  rowKey: job => job._id,
  columns: JOB_COLUMNS,
  loadingRows: 6,
  noun: 'the jobs',
  empty: ({ show }) => (show === 'waiting' ? 'No jobs are waiting to be retried' : 'No failed jobs'),
});

export const clientLoader = listLoader(JOBS);
export const shouldRevalidate = onlyOnEntering;

/** Failed jobs and mails with their errors, and buttons to retry one or all. */
export default function Jobs() {
  const list = useList(JOBS);
  const { act, actingOn } = useAct<Id<'job'> | 'all'>({ failed: 'Something went wrong' });
  const retry = (_id: Id<'job'>) => act(() => call(retryJob, { _id }), { on: _id }).then(list.reload);
  const retryAll = () => act(() => call(retryAllJobs, {}), { on: 'all' }).then(list.reload);
  const failed = list.found?.counts['given-up'] ?? 0;
  return (
    <ListScreen
      list={list}
      actions={
        failed > 0 && (
          <Button busy={actingOn === 'all'} onClick={() => void retryAll()}>
            Retry all
          </Button>
        )
      }
      rowActs={{
        head: 'Retry',
        cell: ({ _id, label }) => (
          <Button
            size="sm"
            className={styles.retry}
            busy={actingOn === _id}
            aria-label={`Retry: ${label}`}
            onClick={() => void retry(_id)}
          >
            Retry
          </Button>
        ),
      }}
    >
      {/* Only once the number of rows is known, so that it doesn't shift. */}
      {(list.asked.answer || list.asked.problem) && (
        <p className={styles.note}>
          Failed jobs are kept for seven days. Mails that were permanently rejected are not retried automatically.
        </p>
      )}
    </ListScreen>
  );
}
