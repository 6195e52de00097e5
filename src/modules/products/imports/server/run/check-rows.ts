import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ColumnName } from '#products/imports/file/columns.ts';
import { decideRow, type RowRules } from '#products/imports/file/decide-row.ts';
import type { KnownNames } from '#products/imports/readers/field-readers.ts';
import { isOwnAddress } from '#products/imports/readers/read-images.ts';
import { type ReadRow, readRow } from '#products/imports/readers/read-row.ts';
import type { Source } from '#products/imports/server/file/open-source.ts';
import type { CsvRow } from '#products/imports/server/file/read-csv.ts';
import type { CheckedRow } from '#products/imports/server/import-rows.queries.ts';
import {
  findKnownProducts,
  type KnownProduct,
  knownFieldsOf,
} from '#products/imports/server/known-products.queries.ts';
import { knownPictures } from '#products/media/server/media.ts';
import type { SellerId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';

/** Rows read before yielding to the event loop. */
const READ_AT_ONCE = 30;

interface Reading {
  readonly columns: readonly (ColumnName | null)[];
  readonly names: KnownNames;
  readonly usuals: UsualFacts;
  readonly source: Pick<Source, 'hasPicture' | 'picturesOf'>;
  /** Sellers whose uploads may be used: the seller and whoever started the import. */
  readonly owners: readonly SellerId[];
  /** Whether products need their legal declarations to go on sale. */
  readonly declared: boolean;
  readonly accessories: ReadonlySet<Kind>;
  /** What the faults are written in. */
  readonly language: string;
}

interface Judged {
  readonly row: CsvRow;
  readonly read: ReadRow;
  readonly product: KnownProduct | undefined;
}

/** Decides what importing these rows would do to the seller's products as they are now. */
export async function checkRows(
  db: Database,
  sellerId: SellerId,
  rows: readonly CsvRow[],
  { columns, names, usuals, source, owners, declared, accessories, language }: Reading,
): Promise<CheckedRow[]> {
  const read: Omit<Judged, 'product'>[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % READ_AT_ONCE === 0) await breathe();
    const cells = speaking(language, () => readRow(row.cells, columns, names));
    read.push({ row, read: withZipped(cells, source) });
  }
  const known = await findKnownProducts(
    db,
    sellerId,
    read.flatMap(each => each.read.sku ?? []),
  );
  const judged = read.map(each => ({ ...each, product: known.get(each.read.sku ?? '') }));
  const inShop = await knownPictures(db, [...new Set(judged.flatMap(newAddresses))], sellerId, owners);
  const isThere = (name: string) => (isOwnAddress(name) ? inShop.has(name) : source.hasPicture(name));
  const rules = { declared, usuals, attributes: names.attributes, accessories };
  return speaking(language, () => judged.map(each => checked(each, isThere, rules)));
}

function checked({ row, read, product }: Judged, isThere: (name: string) => boolean, rules: RowRules): CheckedRow {
  const shown = new Set(product?.images.map(({ src }) => src));
  const missing = read.fields.images?.find(name => !shown.has(name) && !isThere(name));
  const asRead = missing === undefined ? read : withoutPicture(read, missing);
  const decision = decideRow(asRead, product && knownFieldsOf(product, rules.attributes), rules);
  const word = read.word && !read.word.isKnown ? read.word.text : null;
  return {
    ...{ number: row.number, cells: row.cells, ...decision, word, brand: read.strangeBrand ?? null },
    ...{ sku: read.sku ?? null, product_id: product?.id ?? null },
  };
}

/** Pictures named after the SKU are added without a column. */
function withZipped(row: ReadRow, source: Reading['source']): ReadRow {
  if (row.sku === undefined || row.fields.images !== undefined) return row;
  const images = source.picturesOf(row.sku);
  return images.length > 0 ? { ...row, fields: { ...row.fields, images } } : row;
}

function newAddresses({ read, product }: Judged): string[] {
  const shown = new Set(product?.images.map(({ src }) => src));
  return (read.fields.images ?? []).filter(name => isOwnAddress(name) && !shown.has(name));
}

function withoutPicture(row: ReadRow, name: string): ReadRow {
  const shown = name.slice(0, 80);
  const sentence = isOwnAddress(name)
    ? t('products.imports.cell.notYours')
    : t('products.imports.cell.notInZip', { name: shown });
  return { ...row, faults: [...row.faults, { column: 'images', text: shown, sentence }] };
}
