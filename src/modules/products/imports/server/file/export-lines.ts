import type { Database } from '#platform/db/database.ts';
import { COLUMN_NAMES, headOf } from '#products/imports/file/columns.ts';
import { FIGURES, fieldCell } from '#products/imports/readers/field-cell.ts';
import { guardCell } from '#products/imports/readers/guard-cell.ts';
import { fieldsOf, type KnownGood, listKnownGoods } from '#products/imports/server/known-goods.queries.ts';
import type { SellerId } from '#shared/id.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';

const AT_ONCE = 500;

/**
 * The goods of a seller as a file that changes nothing when it is imported again, some at a time; no cell of it is taken
 * for a formula (docs/security-cases.md D20). Goods without a SKU are not in it, because no row could find them again.
 */
export async function* exportLines(db: Database, sellerId: SellerId): AsyncGenerator<string> {
  yield CSV_BEGINS + csvLine(COLUMN_NAMES.map(headOf));
  for (let after = ''; ; ) {
    const goods = await listKnownGoods(db, sellerId, after, AT_ONCE);
    if (goods.length > 0) yield goods.map(lineOf).join('');
    after = goods.at(-1)?.sku ?? '';
    if (goods.length < AT_ONCE) return;
  }
}

function lineOf(good: KnownGood): string {
  const fields = fieldsOf(good);
  return csvLine(
    COLUMN_NAMES.map(name => {
      if (name === 'sku') return guardCell(good.sku);
      const cell = fieldCell(name, fields[name]);
      return FIGURES.has(name) ? cell : guardCell(cell);
    }),
  );
}
