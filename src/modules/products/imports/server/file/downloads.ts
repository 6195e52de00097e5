import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import { COLUMN_NAMES, type ColumnName, columnHead, columnOf } from '#products/imports/file/columns.ts';
import { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { FIGURES, fieldCell } from '#products/imports/readers/field-cell.ts';
import { guardCell, guardRaw } from '#products/imports/readers/guard-cell.ts';
import { type CheckedRow, listRefused } from '#products/imports/server/import-rows.queries.ts';
import type { Import } from '#products/imports/server/imports.queries.ts';
import {
  type KnownProduct,
  knownFieldsOf,
  listKnownKinds,
  listKnownProducts,
} from '#products/imports/server/known-products.queries.ts';
import type { SellerId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';

const PAGE_SIZE = 500;

/** The columns of a seller's files: those of all products, and the typed attributes of the categories of the own ones. */
async function columnsFor(db: Database, sellerId: SellerId | null, attributes: AttributeCells) {
  return [...COLUMN_NAMES, ...(sellerId ? attributes.columnsOf(await listKnownKinds(db, sellerId)) : [])];
}

/** The template of a seller: the head of every column and two example products, without values of typed attributes. */
export async function templateCsv({ db, actor, language }: ActorCtx): Promise<string> {
  const attributes = new AttributeCells(await readAttributes(db), await readCategories(db));
  const columns = await columnsFor(db, actor.sellerId, attributes);
  const row = (which: 0 | 1) => csvLine(columns.map(name => columnOf(name).examples[which]));
  return headsLine(language, columns) + row(0) + row(1);
}

/**
 * A seller's products as a CSV that changes nothing when it is imported again, read from the database page by page. Cells
 * are guarded against formula injection (docs/security-cases.md D20). Products without a SKU are left out, because an
 * import could not find them.
 */
export async function* exportLines({ db, language }: Ctx, sellerId: SellerId): AsyncGenerator<string> {
  const attributes = new AttributeCells(await readAttributes(db), await readCategories(db));
  const columns = await columnsFor(db, sellerId, attributes);
  yield headsLine(language, columns);
  const pageAfter = (sku: string) => listKnownProducts(db, sellerId, sku, PAGE_SIZE);
  for (let products = await pageAfter(''); products.length > 0; ) {
    // The database reads the next page while this one is written.
    const next = products.length < PAGE_SIZE ? Promise.resolve([]) : pageAfter(products.at(-1)?.sku ?? '');
    // Its error is thrown where it is awaited, also when nobody reads on until then.
    next.catch(() => {});
    yield products.map(product => productLine(product, columns, attributes)).join('');
    products = await next;
  }
}

/** An import knows the heads of all languages. */
function headsLine(language: string, columns: readonly ColumnName[]): string {
  return CSV_BEGINS + speaking(language, () => csvLine(columns.map(columnHead)));
}

function productLine(product: KnownProduct, columns: readonly ColumnName[], attributes: AttributeCells): string {
  const fields = knownFieldsOf(product, attributes);
  return csvLine(
    columns.map(name => {
      if (name === 'sku') return guardCell(product.sku);
      const cell = fieldCell(name, fields[name]);
      return FIGURES.has(name) ? cell : guardCell(cell);
    }),
  );
}

/**
 * The refused rows of a file as they were sent, each followed by its errors in a column that an import ignores, to be
 * corrected and uploaded again. Cells are guarded against formula injection.
 */
export async function* refusedLines({ db, language }: Ctx, { id, reading }: Import): AsyncGenerator<string> {
  const heads = reading?.heads ?? [];
  yield CSV_BEGINS + csvLine([...heads.map(guardRaw), speaking(language, () => t('products.imports.refused.error'))]);
  for (let after = 0; ; ) {
    const rows = await listRefused(db, id, after, PAGE_SIZE);
    if (rows.length > 0) yield speaking(language, () => rows.map(row => refusedLine(row, heads)).join(''));
    after = rows.at(-1)?.number ?? 0;
    if (rows.length < PAGE_SIZE) return;
  }
}

function refusedLine({ cells, faults }: CheckedRow, heads: readonly string[]): string {
  const sent = heads.map((_, at) => guardRaw(cells[at] ?? ''));
  return csvLine([...sent, faults.map(({ column, sentence }) => `${columnHead(column)}: ${sentence}`).join(' ')]);
}
