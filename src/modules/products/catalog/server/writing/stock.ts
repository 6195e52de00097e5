import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type SaleFacts, saleFacts, saleFactsColumns } from '#products/catalog/server/index/sale-facts.ts';
import type { PartId, ProductId } from '#shared/id.ts';

/** How many of one product leave the shelf, or come back to it, and for which seller's part of an order. */
export interface StockLine {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly partId: PartId;
}

/** A line that could not be had: `facts` are undefined when the product is no longer sold. */
export interface StockShortage {
  readonly line: StockLine;
  readonly facts: SaleFacts | undefined;
}

export interface StockTaken {
  /** Price, title, seller of what was taken, read from the very rows that were changed: exact until this transaction ends. */
  readonly taken: ReadonlyMap<ProductId, SaleFacts>;
  /** When there are any, the caller must throw, so that nothing at all is taken. */
  readonly shortages: readonly StockShortage[];
}

/**
 * Takes products off the shelf, each line by one update that finds the stock sufficient or changes nothing, so no more is
 * ever sold than there is; a sold-out answer waits for no lock. Lines are worked in the order of product ids: two carts
 * with the same products can't wait for each other in a ring. The parts named may be inserted later in the transaction.
 */
export async function deductStock(tx: TxCtx, lines: readonly StockLine[]): Promise<StockTaken> {
  const taken = new Map<ProductId, SaleFacts>();
  const ordered = lines.toSorted(byProduct);
  for (const [at, line] of ordered.entries()) {
    const facts = await takeLine(tx, line);
    if (!facts) return { taken, shortages: await shortagesAmong(tx, ordered.slice(at)) };
    taken.set(line.productId, facts);
    publishChange(tx, line.productId, facts.stock === 0);
  }
  return { taken, shortages: [] };
}

/** Puts products back on the shelf, also of products that are no longer listed. */
export async function returnStock(
  tx: TxCtx,
  lines: readonly StockLine[],
  reason: 'cancelled' | 'rejected' | 'returned',
): Promise<void> {
  for (const { productId, quantity, partId } of lines.toSorted(byProduct)) {
    const { rows } = await sql<{ stock: number }>`
      with back as (
        update products set stock = stock + ${quantity}, version = version + 1 where id = ${productId} returning id, stock
      ), moved as (
        insert into stock_movements (product_id, quantity, reason, part_id, actor_id)
        select id, ${quantity}::int, ${reason}, ${partId}::uuid, ${tx.actor?.id ?? null}::uuid from back
      )
      select stock from back`.execute(tx.db);
    publishChange(tx, productId, rows[0]?.stock === quantity);
  }
}

function byProduct(one: StockLine, other: StockLine): number {
  return one.productId < other.productId ? -1 : one.productId > other.productId ? 1 : 0;
}

async function takeLine(tx: TxCtx, { productId, quantity, partId }: StockLine): Promise<SaleFacts | undefined> {
  const { rows } = await sql<SaleFacts>`
    with p as (
      update products set stock = stock - ${quantity}, version = version + 1
      where id = ${productId} and listed and stock >= ${quantity} returning *
    ), moved as (
      insert into stock_movements (product_id, quantity, reason, part_id, actor_id)
      select id, -${quantity}::int, 'placed', ${partId}::uuid, ${tx.actor?.id ?? null}::uuid from p
    )
    select ${saleFactsColumns} from p join ${publishedSellers} s on s.id = p.seller_id`.execute(tx.db);
  return rows[0];
}

/** The line that failed, and those after it that would have failed too, so that a shopper is told of all at once. */
async function shortagesAmong(tx: TxCtx, lines: readonly StockLine[]): Promise<StockShortage[]> {
  const facts = await saleFacts(
    tx,
    lines.map(line => line.productId),
  );
  return lines
    .map(line => ({ line, facts: facts.get(line.productId) }))
    .filter(({ line, facts }, at) => at === 0 || facts === undefined || facts.stock < line.quantity);
}

/** Lists that count or filter by availability change only when the last one goes or the first one comes. */
function publishChange(tx: TxCtx, productId: ProductId, flipped: boolean): void {
  tx.changed(cacheTag.product(productId));
  if (flipped) tx.changed(cacheTag.catalog);
}
