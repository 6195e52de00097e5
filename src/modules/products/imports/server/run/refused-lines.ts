import type { Database } from '#platform/db/database.ts';
import { columnHead } from '#products/imports/file/columns.ts';
import { guardRaw } from '#products/imports/readers/guard-cell.ts';
import { type CheckedRow, listRefused } from '#products/imports/server/import-rows.queries.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';

const AT_ONCE = 500;
/** Read as a column that means nothing when the file comes back. */
const WHAT_IS_WRONG = 'Error';

/**
 * The refused rows of a file as they were sent, each with what is wrong at its end: to be mended and sent again. No cell is
 * taken for a formula, not even one that was sent as such.
 */
export async function* refusedLines(db: Database, { id, reading }: Import): AsyncGenerator<string> {
  const heads = reading?.heads ?? [];
  yield CSV_BEGINS + csvLine([...heads.map(guardRaw), WHAT_IS_WRONG]);
  for (let after = 0; ; ) {
    const rows = await listRefused(db, id, after, AT_ONCE);
    if (rows.length > 0) yield rows.map(row => lineOf(row, heads)).join('');
    after = rows.at(-1)?.number ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}

function lineOf({ cells, faults }: CheckedRow, heads: readonly string[]): string {
  const sent = heads.map((_, at) => guardRaw(cells[at] ?? ''));
  return csvLine([...sent, faults.map(({ column, sentence }) => `${columnHead(column)}: ${sentence}`).join(' ')]);
}
