import { useSearchParams } from 'react-router';
import { Button } from '#design/button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Tabs } from '#design/tabs.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { type FailedJob, JOB_VIEWS, type JobView, listJobs } from '#features/jobs/contract.ts';
import { jobLabel } from '#features/jobs/job-labels.ts';
import { jobsHref, readJobs } from '#features/jobs/jobs-state.ts';
import { PagedTable, ROWS_A_PAGE } from '#routing/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { countText } from '#shared/count-text.ts';
import { JOB_COLUMNS } from './job-columns.tsx';
import styles from './jobs.module.css';
import { useRetry } from './use-retry.ts';

const NAMES: Readonly<Record<JobView, string>> = { 'given-up': 'Failed', waiting: 'Will retry' };

/** Jobs and mails that failed: why, and trying them again, one or all. */
export default function Jobs() {
  const { show, page } = readJobs(useSearchParams()[0]);
  const asked = useAnswer(listJobs, { show, page, limit: ROWS_A_PAGE });
  const { retrying, retry, retryAll } = useRetry(asked.askAgain);
  const counts = asked.problem ? undefined : asked.answer?.counts;
  const acts = {
    key: 'acts',
    head: <VisuallyHidden>Retry</VisuallyHidden>,
    align: 'end',
    phone: 'amount',
    cell: ({ _id, name }: FailedJob) => (
      <Button
        size="sm"
        className={styles.retry}
        busy={retrying === _id}
        aria-label={`Retry: ${jobLabel(name)}`}
        onClick={() => retry(_id)}
      >
        Retry
      </Button>
    ),
  } as const;
  return (
    <>
      <title>Jobs · Admin Panel</title>
      <PageHead
        title="Jobs"
        aside={counts ? `${countText(counts['given-up'])} failed` : '\u00a0'}
        actions={
          counts && counts['given-up'] > 0 ? (
            <Button busy={retrying === 'all'} onClick={retryAll}>
              Retry all
            </Button>
          ) : undefined
        }
      />
      <Tabs
        label="Which jobs"
        className={styles.tabs}
        renderLink={stayingLink}
        tabs={JOB_VIEWS.map(view => ({
          href: jobsHref({ show: view }),
          name: NAMES[view],
          count: counts?.[view],
          current: view === show,
        }))}
      />
      <PagedTable
        asked={asked}
        caption="Failed jobs"
        columns={[...JOB_COLUMNS, acts]}
        rowKey={job => job._id}
        loadingRows={6}
        href={to => jobsHref({ show, page: to })}
        noun="the jobs"
        empty={show === 'waiting' ? 'No jobs are waiting to be retried' : 'No failed jobs'}
      />
      {/* Below rows of which nobody knows yet how many there are, it would move. */}
      {(asked.answer || asked.problem) && (
        <p className={styles.note}>
          Failed jobs are kept for seven days. Mails that were permanently rejected are not retried automatically.
        </p>
      )}
    </>
  );
}
