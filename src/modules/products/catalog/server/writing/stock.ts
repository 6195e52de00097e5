import { sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { type SaleFacts, saleFacts, saleFactsColumns } from '#products/catalog/server/reading/sale-facts.ts';
import type { PartId, ProductId } from '#shared/id.ts';
import { fittedBy, publishStock } from './publish-changed-products.ts';

/** A quantity of one product taken from stock or returned to it, for a seller order. */
export interface StockLine {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly partId: PartId;
}

/** A line without enough stock; `facts` is undefined if the product is no longer sold. */
export interface StockShortage {
  readonly line: StockLine;
  readonly facts: SaleFacts | undefined;
}

interface StockTaken {
  /** Read from the updated rows, which are locked until the transaction ends. */
  readonly taken: ReadonlyMap<ProductId, SaleFacts>;
  /** If there are any, the caller must throw, so that the transaction is rolled back. */
  readonly shortages: readonly StockShortage[];
}

/**
 * Takes products from stock. Each line is one conditional update, which does nothing if the stock is too low, so no unit is
 * sold twice, and a sold-out product is reported without waiting for a lock. Lines are processed in order of product id, to
 * avoid deadlocks between carts. The seller orders may be inserted later in the transaction.
 */
export async function deductStock(tx: TxCtx, lines: readonly StockLine[]): Promise<StockTaken> {
  const taken = new Map<ProductId, SaleFacts>();
  const short: StockLine[] = [];
  const found = await Promise.all(
    lines.toSorted(byProduct).map(async line => [line, await takeLine(tx, line)] as const),
  );
  for (const [line, facts] of found) {
    if (!facts) short.push(line);
    else {
      taken.set(line.productId, facts);
      publishStock(tx, line.productId, facts.stock === 0);
    }
  }
  return { taken, shortages: await shortagesOf(tx, short) };
}

/** Returns items to stock, also of products that are no longer listed. */
export async function returnStock(
  tx: TxCtx,
  lines: readonly StockLine[],
  reason: 'cancelled' | 'rejected' | 'returned',
): Promise<void> {
  for (const { productId, quantity, partId } of lines.toSorted(byProduct)) {
    const { rows } = await sql<{ stock: number; fits: string[] }>`
      with back as (
        update products set stock = stock + ${quantity}, version = version + 1 where id = ${productId}
        returning id, stock, ${fittedBy(sql`products`)} as fits
      ), moved as (
        insert into stock_movements (product_id, quantity, reason, part_id, actor_id)
        select id, ${quantity}::int, ${reason}, ${partId}::uuid, ${tx.actor?.id ?? null}::uuid from back
      )
      select stock, fits from back`.execute(tx.db);
    publishStock(tx, productId, rows[0]?.stock === quantity, rows[0]?.fits);
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

async function shortagesOf(tx: TxCtx, lines: readonly StockLine[]): Promise<StockShortage[]> {
  const facts = await saleFacts(
    tx,
    lines.map(line => line.productId),
  );
  return lines.map(line => ({ line, facts: facts.get(line.productId) }));
}
