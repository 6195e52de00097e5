import type { Column } from '#design/tables/table.tsx';
import type { FailedJobRow } from '#office/jobs/contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './jobs.module.css';

export const JOB_COLUMNS: readonly Column<FailedJobRow>[] = [
  {
    key: 'what',
    head: t('office.jobs.head.job'),
    phone: 'lead',
    cell: ({ label }) => <span className={styles.what}>{label}</span>,
  },
  {
    key: 'why',
    head: t('office.jobs.head.error'),
    phone: 'under',
    cell: ({ _id, reason }) => (
      <>
        <span className={styles.why}>{reason || t('office.jobs.noDetails')}</span>
        <span className={styles.number}>{_id}</span>
      </>
    ),
  },
  { key: 'tries', head: t('office.jobs.head.attempts'), align: 'end', cell: ({ tries }) => countText(tries) },
  {
    key: 'when',
    head: t('office.jobs.head.when'),
    quiet: true,
    phone: 'status',
    cell: ({ failedAt, nextTryAt, askedAt }) => (
      <span className={styles.when}>
        {nextTryAt
          ? t('office.jobs.nextRetry', { time: dayAndHourText(nextTryAt) })
          : dayAndHourText(failedAt ?? askedAt)}
      </span>
    ),
  },
];
