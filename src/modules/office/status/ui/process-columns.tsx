import type { Column } from '#design/tables/table.tsx';
import { ageText, secondsBetween } from '#office/status/age-text.ts';
import { isSilent } from '#office/status/check-processes.ts';
import type { ProcessReport } from '#office/status/contract.ts';
import { bytesText } from '#office/status/size-text.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './status.module.css';
import { ToneMark } from './tone-mark.tsx';

const KINDS = { server: 'Server', worker: 'Worker' } as const;

/** @param at when it was asked, by the clock that all processes share */
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
