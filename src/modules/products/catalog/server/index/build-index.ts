import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import type { ProductId } from '#shared/id.ts';
import { type IndexedRow, listProductsAfter, namesOfBrands } from './index.queries.ts';
import { ProductIndex } from './product-index.ts';

/** Rows of one statement, and rows that are indexed without a pause: other requests wait for some milliseconds at most. */
const BATCH_SIZE = 1_000;
const ROWS_AT_ONCE = 250;

/** Many changed products are applied in such slices. */
const SLICE_SIZE = 250;

/**
 * Reads all products into a new index, in time proportional to their number, with pauses for other requests. Not a
 * consistent snapshot: the caller rereads what has changed meanwhile.
 * @param onProgress how many there are so far
 */
export async function buildIndex(db: Database, onProgress: (soFar: number) => void): Promise<ProductIndex> {
  const products = new ProductIndex();
  products.nameBrands(await namesOfBrands(db));
  let rows = await listProductsAfter(db, undefined, BATCH_SIZE);
  while (rows.length > 0) {
    const last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id;
    // The next batch is read while this one is indexed.
    [rows] = await Promise.all([last ? listProductsAfter(db, last, BATCH_SIZE) : [], load(products, rows)]);
    onProgress(products.size);
  }
  await products.sortAll(breathe);
  return products;
}

async function load(products: ProductIndex, rows: readonly IndexedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    products.load(rows.slice(from, from + ROWS_AT_ONCE));
    await breathe();
  }
}

/** Takes the next few of the ids out of the set. */
export function takeSlice(ids: Set<ProductId>): ProductId[] {
  const slice = [...ids.values().take(SLICE_SIZE)];
  for (const id of slice) ids.delete(id);
  return slice;
}
