import type { ColumnName } from '#features/imports/columns.ts';
import { decideRow } from '#features/imports/decide-row.ts';
import type { CellFault } from '#features/imports/product-fields.ts';
import type { Choice } from '#features/imports/read-choice.ts';
import { isOwnAddress } from '#features/imports/read-images.ts';
import { type ReadRow, readRow } from '#features/imports/read-row.ts';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';
import type { CheckedRow } from './import-rows.queries.ts';
import { fieldsOf, findKnownGoods, type KnownGood } from './known-goods.queries.ts';
import type { Source } from './open-source.ts';
import type { CsvRow } from './read-csv.ts';

interface Reading {
  readonly columns: readonly (ColumnName | null)[];
  readonly brands: readonly Choice<string>[];
  readonly source: Pick<Source, 'hasPicture'>;
}

/** What would become of these rows of a seller's file, as its goods are now. */
export async function checkRows(
  db: Database,
  sellerId: SellerId,
  rows: readonly CsvRow[],
  { columns, brands, source }: Reading,
): Promise<CheckedRow[]> {
  const read = rows.map(row => ({ row, read: withPictures(readRow(row.cells, columns, brands), source) }));
  const skus = read.flatMap(each => each.read.sku ?? []);
  const known = await findKnownGoods(db, sellerId, skus);
  return read.map(each => checked(each.row, each.read, known.get(each.read.sku ?? '')));
}

function checked({ number, cells }: CsvRow, read: ReadRow, good: KnownGood | undefined): CheckedRow {
  const decision = decideRow(good?.isDeleted ? withFault(read, DELETED) : read, good && fieldsOf(good));
  return { number, cells, ...decision, sku: read.sku ?? null, product_id: good?.id ?? null };
}

const DELETED = 'You have deleted the product with this SKU. Use another.';

function withFault(row: ReadRow, sentence: string): ReadRow {
  const fault: CellFault = { column: 'sku', text: row.sku ?? '', sentence };
  return { ...row, faults: [...row.faults, fault] };
}

/** Names of files that are not in the zip are told with the row. */
function withPictures(row: ReadRow, source: Reading['source']): ReadRow {
  const missing = row.fields.images?.find(name => !isOwnAddress(name) && !source.hasPicture(name));
  if (missing === undefined) return row;
  const sentence = `${missing.slice(0, 60)} is not in the zip. Send a zip with this table and its pictures.`;
  return { ...row, faults: [...row.faults, { column: 'images', text: missing.slice(0, 80), sentence }] };
}
