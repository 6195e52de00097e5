import { Link } from 'react-router';
import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { ImportBrief } from '#products/imports/contract.ts';
import { importHref } from '#products/imports/import-paths.ts';
import { type ImportState, STATE_WORDS } from '#products/imports/import-state.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './imports.module.css';

const COLUMNS: readonly Column<ImportBrief>[] = [
  {
    key: 'file',
    head: 'File',
    phone: 'lead',
    cell: ({ id, fileName }) => (
      <Link to={importHref(id)} className={styles.name}>
        {fileName}
      </Link>
    ),
  },
  { key: 'state', head: 'Status', phone: 'status', cell: row => <ImportMark of={row} /> },
  { key: 'rows', head: 'Rows', align: 'end', phone: 'under', cell: ({ rows }) => countText(rows) },
  { key: 'added', head: 'New', align: 'end', cell: ({ added }) => countText(added) },
  { key: 'changed', head: 'Changed', align: 'end', cell: ({ changed }) => countText(changed) },
  {
    key: 'refused',
    head: 'Errors',
    align: 'end',
    phone: 'amount',
    cell: ({ refused }) => <span className={refused > 0 ? styles.bad : undefined}>{countText(refused)}</span>,
  },
  {
    key: 'at',
    head: 'Uploaded',
    quiet: true,
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{dayAndHourText(createdAt)}</time>,
  },
];
const SELLER: Column<ImportBrief> = { key: 'seller', head: 'Seller', wideOnly: true, cell: ({ seller }) => seller };

/** Administrators also see the seller. */
export function importColumns(isAdministrator: boolean): readonly Column<ImportBrief>[] {
  return isAdministrator ? [...COLUMNS.slice(0, 1), SELLER, ...COLUMNS.slice(1)] : COLUMNS;
}

const LOOKS: Readonly<Record<ImportState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  uploaded: { shape: 'ring', tone: 'muted' },
  checking: { shape: 'half' },
  checked: { shape: 'ring' },
  running: { shape: 'threeQuarter' },
  done: { shape: 'disc', tone: 'good' },
  stopped: { shape: 'stroke', tone: 'muted' },
  failed: { shape: 'disc', tone: 'bad' },
};

function ImportMark({ of }: { of: Pick<ImportBrief, 'state'> }) {
  return <StatusMark {...LOOKS[of.state]}>{STATE_WORDS[of.state]}</StatusMark>;
}
