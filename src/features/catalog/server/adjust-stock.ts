import './catalog.tables.ts';
import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { ProductId } from '#shared/id.ts';

/** How many of a product there really are, and why the count changes. */
export interface StockCount {
  readonly productId: ProductId;
  readonly stock: number;
  readonly note: string | null;
}

/**
 * Sets what lies on the shelf, many products in one statement; the difference becomes a movement, so that stock stays the
 * sum of its movements. What is as counted already gets neither movement nor version. Locked in the order of their ids.
 * @returns those that changed, with what there was
 */
export async function adjustStock(
  tx: TxCtx,
  counts: readonly StockCount[],
): Promise<readonly { readonly id: ProductId; readonly was: number; readonly stock: number }[]> {
  const { rows } = await sql<{ id: ProductId; was: number; stock: number }>`
    with counted as (
      select p.id, p.stock as was, c.stock, c.note
      from json_to_recordset(${JSON.stringify(counts)}::json) as c("productId" uuid, stock int, note text)
      join products p on p.id = c."productId" order by p.id for no key update of p
    ), changed as (
      update products p set stock = counted.stock, version = p.version + 1 from counted
      where p.id = counted.id and counted.was <> counted.stock
      returning p.id, counted.was, p.stock, counted.note
    ), moved as (
      insert into stock_movements (product_id, quantity, reason, note, actor_id, at)
      select id, stock - was, 'adjusted', note, ${tx.actor?.id ?? null}::uuid, ${tx.now()}::timestamptz from changed
    )
    select id, was, stock from changed`.execute(tx.db);
  tx.changed(...rows.map(({ id }) => cacheTag.product(id)));
  if (rows.some(({ was, stock }) => was === 0 || stock === 0)) tx.changed(cacheTag.catalog);
  return rows;
}
