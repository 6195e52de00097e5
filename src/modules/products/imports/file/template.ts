import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';
import { COLUMN_NAMES, COLUMNS, columnHead } from './columns.ts';

/** The file that shows how it is meant: every column at its place, two products. */
export function templateCsv(): string {
  const row = (which: 0 | 1) => csvLine(COLUMN_NAMES.map(name => COLUMNS[name].examples[which]));
  return CSV_BEGINS + csvLine(COLUMN_NAMES.map(columnHead)) + row(0) + row(1);
}
