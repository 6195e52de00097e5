import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { ImportBrief } from '#products/imports/contract.ts';
import { importHref } from '#products/imports/import-paths.ts';
import { ImportMark } from '#products/imports/ui/import-mark.tsx';
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

/** Administrators see whose products a file is about. */
export function importColumns(isAdministrator: boolean): readonly Column<ImportBrief>[] {
  return isAdministrator ? [...COLUMNS.slice(0, 1), SELLER, ...COLUMNS.slice(1)] : COLUMNS;
}
