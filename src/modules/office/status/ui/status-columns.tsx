import type { Column } from '#design/tables/table.tsx';
import { ageText, bytesText, secondsBetween } from '#office/status/age-and-size.ts';
import { isSilent } from '#office/status/check-processes.ts';
import type { NotedError, ProcessReport } from '#office/status/contract.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './status.module.css';
import { ToneMark } from './tone-mark.tsx';

const KINDS = { server: 'Server', worker: 'Worker' } as const;

/** @param at time of the response, by the database's clock */
export function processColumns(at: Date): readonly Column<ProcessReport>[] {
  return [
    {
      key: 'what',
      head: 'Process',
      phone: 'lead',
      cell: ({ kind, host, pid }) => (
        <span className={styles.name}>
          {KINDS[kind]} {pid} on {host}
        </span>
      ),
    },
    {
      key: 'state',
      head: 'State',
      phone: 'status',
      cell: process => <ToneMark tone={isSilent(process, at) ? 'bad' : 'good'} />,
    },
    { key: 'version', head: 'Version', quiet: true, wideOnly: true, cell: ({ version }) => version },
    {
      key: 'up',
      head: 'Uptime',
      align: 'end',
      phone: 'under',
      cell: ({ startedAt }) => ageText(secondsBetween(startedAt, at)),
    },
    { key: 'answered', head: 'Responses', align: 'end', cell: ({ answered }) => countText(answered) },
    { key: 'failed', head: 'Failed', align: 'end', cell: ({ failed }) => countText(failed) },
    { key: 'lag', head: 'Lag', align: 'end', wideOnly: true, cell: ({ lagMs }) => `${Math.round(lagMs)} ms` },
    { key: 'memory', head: 'Memory', align: 'end', phone: 'amount', cell: ({ memoryBytes }) => bytesText(memoryBytes) },
  ];
}

export const ERROR_COLUMNS: readonly Column<NotedError>[] = [
  { key: 'what', head: 'Error', phone: 'lead', cell: ({ what }) => <span className={styles.name}>{what}</span> },
  { key: 'fault', head: 'Type', phone: 'amount', cell: ({ fault }) => fault ?? '–' },
  {
    key: 'place',
    head: 'Where',
    wideOnly: true,
    cell: ({ place }) => <span className={styles.long}>{place ?? '–'}</span>,
  },
  {
    key: 'reference',
    head: 'Reference in the log',
    phone: 'under',
    cell: ({ reference }) => <span className={styles.long}>{reference ?? '–'}</span>,
  },
  {
    key: 'at',
    head: 'When',
    align: 'end',
    quiet: true,
    phone: 'status',
    cell: ({ at }) => <span className={styles.when}>{dayAndHourText(at)}</span>,
  },
];
