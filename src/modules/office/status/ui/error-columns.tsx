import type { Column } from '#design/tables/table.tsx';
import type { NotedError } from '#office/status/contract.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './status.module.css';

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
