import type { Column } from '#design/tables/table.tsx';
import type { FailedJobRow } from '#office/jobs/contract.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './jobs.module.css';

export const JOB_COLUMNS: readonly Column<FailedJobRow>[] = [
  {
    key: 'what',
    head: 'Job',
    phone: 'lead',
    cell: ({ label }) => <span className={styles.what}>{label}</span>,
  },
  {
    key: 'why',
    head: 'Error',
    phone: 'under',
    cell: ({ _id, reason }) => (
      <>
        <span className={styles.why}>{reason || 'No details'}</span>
        <span className={styles.number}>{_id}</span>
      </>
    ),
  },
  { key: 'tries', head: 'Attempts', align: 'end', cell: ({ tries }) => countText(tries) },
  {
    key: 'when',
    head: 'When',
    quiet: true,
    phone: 'status',
    cell: ({ failedAt, nextTryAt, askedAt }) => (
      <span className={styles.when}>
        {nextTryAt ? `Next retry ${dayAndHourText(nextTryAt)}` : dayAndHourText(failedAt ?? askedAt)}
      </span>
    ),
  },
];
