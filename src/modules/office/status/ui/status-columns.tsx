import type { Column } from '#design/tables/table.tsx';
import { ageText, bytesText, secondsBetween } from '#office/status/age-and-size.ts';
import { isSilent } from '#office/status/check-processes.ts';
import type { NotedError, ProcessReport } from '#office/status/contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './status.module.css';
import { ToneMark } from './tone-mark.tsx';

/** @param at time of the response, by the database's clock */
export function processColumns(at: Date): readonly Column<ProcessReport>[] {
  return [
    {
      key: 'what',
      head: t('office.status.head.process'),
      phone: 'lead',
      cell: ({ kind, host, pid }) => (
        <span className={styles.name}>
          {kind === 'server'
            ? t('office.status.process.server', { pid, host })
            : t('office.status.process.worker', { pid, host })}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('office.status.head.state'),
      phone: 'status',
      cell: process => <ToneMark tone={isSilent(process, at) ? 'bad' : 'good'} />,
    },
    {
      key: 'version',
      head: t('office.status.head.version'),
      quiet: true,
      wideOnly: true,
      cell: ({ version }) => version,
    },
    {
      key: 'up',
      head: t('office.status.head.uptime'),
      align: 'end',
      phone: 'under',
      cell: ({ startedAt }) => ageText(secondsBetween(startedAt, at)),
    },
    {
      key: 'answered',
      head: t('office.status.head.responses'),
      align: 'end',
      cell: ({ answered }) => countText(answered),
    },
    { key: 'failed', head: t('office.status.head.failed'), align: 'end', cell: ({ failed }) => countText(failed) },
    {
      key: 'lag',
      head: t('office.status.processes.lag'),
      align: 'end',
      wideOnly: true,
      cell: ({ lagMs }) => `${Math.round(lagMs)} ms`,
    },
    {
      key: 'memory',
      head: t('office.status.head.memory'),
      align: 'end',
      phone: 'amount',
      cell: ({ memoryBytes }) => bytesText(memoryBytes),
    },
  ];
}

export const ERROR_COLUMNS: readonly Column<NotedError>[] = [
  {
    key: 'what',
    head: t('office.status.head.error'),
    phone: 'lead',
    cell: ({ what }) => <span className={styles.name}>{what}</span>,
  },
  { key: 'fault', head: t('office.status.head.type'), phone: 'amount', cell: ({ fault }) => fault ?? '–' },
  {
    key: 'place',
    head: t('office.status.head.where'),
    wideOnly: true,
    cell: ({ place }) => <span className={styles.long}>{place ?? '–'}</span>,
  },
  {
    key: 'reference',
    head: t('office.status.head.reference'),
    phone: 'under',
    cell: ({ reference }) => <span className={styles.long}>{reference ?? '–'}</span>,
  },
  {
    key: 'at',
    head: t('office.status.head.when'),
    align: 'end',
    quiet: true,
    phone: 'status',
    cell: ({ at }) => <span className={styles.when}>{dayAndHourText(at)}</span>,
  },
];
