import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import { closeSoldOut, noteDealSale } from '#products/catalog/server/prices/deal-stock.ts';
import { type SaleFacts, saleFacts, saleFactsColumns } from '#products/catalog/server/reading/sale-facts.ts';
import type { PartId, ProductId, UserId } from '#shared/id.ts';
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
 *
 * While a deal runs, the stock is the deal's, so the same update keeps it from being oversold. The last unit ends the deal
 * in the same transaction.
 * @param person who orders, for the limit of a deal; an order that is reopened has none, and takes of the rest what it can
 * @throws dealLimitReached
 */
export async function deductStock(tx: TxCtx, lines: readonly StockLine[], person?: UserId): Promise<StockTaken> {
  const taken = new Map<ProductId, SaleFacts>();
  const short: StockLine[] = [];
  const found = await Promise.all(
    lines.toSorted(byProduct).map(async line => [line, await takeLine(tx, line, person === undefined)] as const),
  );
  for (const [line, facts] of found) {
    if (!facts) short.push(line);
    else {
      taken.set(line.productId, facts);
      publishStock(tx, line.productId, facts.stock === 0);
      if (facts.scheduledPriceId === null) continue;
      if (person) await noteDealSale(tx, { ...line, title: facts.title, priceId: facts.scheduledPriceId, person });
      if (facts.stock === 0) await closeSoldOut(tx, facts.scheduledPriceId);
    }
  }
  return { taken, shortages: await shortagesOf(tx, short) };
}

/**
 * Returns items to stock, also of products that are no longer listed. While a deal runs, units of its own that are not wanted
 * any more go back to it, and all others to the rest of the stock. A deal that was sold out stays over.
 */
export async function returnStock(
  tx: TxCtx,
  lines: readonly StockLine[],
  reason: 'cancelled' | 'rejected' | 'returned',
): Promise<void> {
  for (const { productId, quantity, partId } of lines.toSorted(byProduct)) {
    const { rows } = await sql<Returned>`
      with sold as (
        select sold.part_id, sold.price_id, sold.quantity, least(sold.quantity, ${quantity}::int) as back
        from deal_sales sold join scheduled_prices deal on deal.id = sold.price_id
        where sold.part_id = ${partId} and deal.product_id = ${productId} and ${reason !== 'returned'}
        for update of sold
      ), gone as (
        delete from deal_sales using sold
        where deal_sales.part_id = sold.part_id and deal_sales.price_id = sold.price_id and sold.back = sold.quantity
      ), fewer as (
        update deal_sales set quantity = sold.quantity - sold.back from sold
        where deal_sales.part_id = sold.part_id and deal_sales.price_id = sold.price_id and sold.back < sold.quantity
      ), back as (
        update products p set version = version + 1,
          stock = stock + ${toTheSale(quantity)}, held_stock = held_stock + ${quantity}::int - ${toTheSale(quantity)}
        where id = ${productId}
        returning id, stock, ${fittedBy(sql`p`)} as fits, ${toTheSale(quantity)} as added
      ), moved as (
        insert into stock_movements (product_id, quantity, reason, part_id, actor_id)
        select id, ${quantity}::int, ${reason}, ${partId}::uuid, ${tx.actor?.id ?? null}::uuid from back
      )
      select stock, fits, added from back`.execute(tx.db);
    const [row] = rows;
    publishStock(tx, productId, row !== undefined && row.added > 0 && row.stock === row.added, row?.fits);
  }
}

interface Returned {
  readonly stock: number;
  readonly fits: string[];
  /** How many units are on sale again. */
  readonly added: number;
}

/** How many units come on sale: all of them, but while a deal runs only those that were sold from it. `p` is the product. */
function toTheSale(quantity: number): RawBuilder<unknown> {
  return sql`case
    when exists (select from scheduled_prices deal where deal.id = p.scheduled_price_id and deal.units is not null)
    then coalesce((select sold.back from sold where sold.price_id = p.scheduled_price_id), 0) else ${quantity}::int end`;
}

function byProduct(one: StockLine, other: StockLine): number {
  return one.productId < other.productId ? -1 : one.productId > other.productId ? 1 : 0;
}

async function takeLine(
  tx: TxCtx,
  { productId, quantity, partId }: StockLine,
  restFirst: boolean,
): Promise<SaleFacts | undefined> {
  const ofRest = restFirst ? sql`(held_stock >= ${quantity})` : sql`false`;
  const { rows } = await sql<SaleFacts>`
    with p as (
      update products set stock = stock - case when ${ofRest} then 0 else ${quantity}::int end,
        held_stock = held_stock - case when ${ofRest} then ${quantity}::int else 0 end, version = version + 1
      where id = ${productId} and listed and (stock >= ${quantity} or ${ofRest}) returning *
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
