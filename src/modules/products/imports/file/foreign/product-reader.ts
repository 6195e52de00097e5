import { foreignFile } from './foreign-file.ts';
import { ForeignRow, placesOf } from './foreign-row.ts';

interface SentRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Makes a function that reads the rows below these heads in their order. Rows of files of other programs get the cells that
 * this shop reads; those that are no product are left out.
 */
export function productReader(heads: readonly string[]): (row: SentRow) => SentRow | undefined {
  const format = foreignFile(heads);
  if (!format) return row => row;
  const places = placesOf(heads);
  const read = format.reader();
  return ({ number, cells }) => {
    const row = new ForeignRow(cells, places);
    return read(row) ? { number, cells: row.cells } : undefined;
  };
}
