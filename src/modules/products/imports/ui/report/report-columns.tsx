import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { Outcome } from '#products/imports/file/decide-row.ts';
import type { ReportLine } from '#products/imports/file/report-lines.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './report-columns.module.css';

const ROW: Column<ReportLine> = {
  key: 'row',
  head: 'Row',
  align: 'end',
  quiet: true,
  phone: 'status',
  cell: ({ row }) => row !== undefined && countText(row),
};
const SKU: Column<ReportLine> = {
  key: 'sku',
  head: 'SKU',
  phone: 'lead',
  cell: ({ sku }) => sku !== undefined && <span className={styles.sku}>{sku}</span>,
};
const COLUMN: Column<ReportLine> = {
  key: 'column',
  head: 'Column',
  cell: ({ column }) => column && <span className={styles.column}>{column}</span>,
};
const VALUE: Column<ReportLine> = {
  key: 'value',
  head: 'Value',
  cell: ({ value }) => value !== undefined && <code className={styles.value}>{value}</code>,
};

/** On a phone the last column repeats column and value. */
export function reportColumns(show: Outcome | 'all'): readonly Column<ReportLine>[] {
  const areErrors = show === 'refused';
  const words: Column<ReportLine> = {
    key: 'words',
    head: areErrors ? 'Error' : 'Result',
    phone: 'under',
    cell: ({ column, value, words: said, outcome }) => (
      <span className={styles.words}>
        {!areErrors && outcome === 'refused' && <VisuallyHidden>Error: </VisuallyHidden>}
        {column && (
          <span className={styles.onPhone}>
            {column} <code className={styles.value}>{value}</code>{' '}
          </span>
        )}
        <span className={!areErrors && outcome === 'refused' ? styles.bad : undefined}>{said}</span>
      </span>
    ),
  };
  return show === 'added' || show === 'unchanged' ? [ROW, SKU, words] : [ROW, SKU, COLUMN, VALUE, words];
}
