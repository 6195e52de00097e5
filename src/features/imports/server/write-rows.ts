import { fileUnreadable } from '#features/imports/import-problems.ts';
import { stillRight, stockMove } from '#features/imports/still-right.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import { type BrandLabels, changedGood, newGood } from './goods-to-write.ts';
import type { CheckedRow, WrittenRow } from './import-rows.queries.ts';
import type { Import } from './imports.queries.ts';
import { fieldsOf, findKnownGoods, type KnownGood } from './known-goods.queries.ts';
import { holdApprovedSeller, insertGoods, moveStock, updateGoods } from './write-goods.queries.ts';

/**
 * Writes checked rows: adds what is new, changes what the report said, moves stock by the difference it said, so that what
 * was sold meanwhile stays sold. A row that would do something else by now is refused.
 * @throws fileUnreadable when the seller may not sell any more
 */
export async function writeRows(
  tx: TxCtx,
  { seller_id: sellerId, asked_by: by, file_name: name }: Import,
  rows: readonly CheckedRow[],
  brands: BrandLabels,
): Promise<WrittenRow[]> {
  if (!(await holdApprovedSeller(tx.db, sellerId))) throw fileUnreadable('This seller may not sell at the moment.');
  const skus = rows.flatMap(({ sku }) => sku ?? []);
  const known = await findKnownGoods(tx.db, sellerId, skus, 'hold');
  const judged = rows.map(row => judge(row, known.get(row.sku ?? '')));

  const right = judged.filter(({ faults }) => faults.length === 0);
  const added = right.flatMap(({ row, good }) => (good ? [] : [{ row, to: newGood(row, brands) }]));
  const changed = right.flatMap(({ row, good }) => (good ? [{ row, good, to: changedGood(row, good, brands) }] : []));
  await insertGoods(tx.db, sellerId, written(added), tx.now());
  await updateGoods(tx.db, sellerId, written(changed), tx.now());
  const moves = [
    ...added.map(({ to }) => ({ id: to.id, by: to.stock, isNew: true })),
    ...changed.map(({ row, to }) => ({ id: to.id, by: stockMove(row.changes), isNew: false })),
  ];
  await moveStock(
    tx.db,
    moves.filter(move => move.by !== 0),
    { by, note: `Import of ${name}` },
  );

  const families = new Set(changed.flatMap(({ good }) => good.familyId ?? []));
  tx.changed(cacheTag.catalog, ...[...added, ...changed].map(({ to }) => cacheTag.product(to.id)));
  tx.changed(...[...families].map(family => cacheTag.family(family)));
  const ids = new Map([...added, ...changed].map(({ row, to }) => [row.number, to.id]));
  return judged.map(({ row, faults }) => ({
    number: row.number,
    outcome: faults.length > 0 ? 'refused' : row.outcome,
    faults,
    product_id: ids.get(row.number) ?? row.product_id,
  }));
}

function judge(row: CheckedRow, found: KnownGood | undefined) {
  // A SKU stays with its product when that is deleted, so nothing new can have it.
  const good = found?.isDeleted && row.outcome !== 'added' ? undefined : found;
  return { row, good, faults: stillRight(row, good && fieldsOf(good)) };
}

function written<Good>(rows: readonly { readonly to: Good }[]): Good[] {
  return rows.map(({ to }) => to);
}
