import type { Database } from '#platform/db/database.ts';
import { COLUMN_NAMES, columnHead } from '#products/imports/file/columns.ts';
import { FIGURES, fieldCell } from '#products/imports/readers/field-cell.ts';
import { guardCell } from '#products/imports/readers/guard-cell.ts';
import {
  type KnownProduct,
  knownFieldsOf,
  listKnownProducts,
} from '#products/imports/server/known-products.queries.ts';
import type { SellerId } from '#shared/id.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';

const AT_ONCE = 500;

/**
 * The products of a seller as a file that changes nothing when it is imported again, some at a time; no cell of it is taken
 * for a formula (docs/security-cases.md D20). Products without a SKU are not in it, because no row could find them again.
 */
export async function* exportLines(db: Database, sellerId: SellerId): AsyncGenerator<string> {
  yield CSV_BEGINS + csvLine(COLUMN_NAMES.map(columnHead));
  for (let after = ''; ; ) {
    const products = await listKnownProducts(db, sellerId, after, AT_ONCE);
    if (products.length > 0) yield products.map(lineOf).join('');
    after = products.at(-1)?.sku ?? '';
    if (products.length < AT_ONCE) return;
  }
}

function lineOf(product: KnownProduct): string {
  const fields = knownFieldsOf(product);
  return csvLine(
    COLUMN_NAMES.map(name => {
      if (name === 'sku') return guardCell(product.sku);
      const cell = fieldCell(name, fields[name]);
      return FIGURES.has(name) ? cell : guardCell(cell);
    }),
  );
}
