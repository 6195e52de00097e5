import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { type FieldRow, ordinarySalePrice } from '#products/catalog/server/catalog.ts';
import type { OwnOrder } from '#products/inventory/server/products/product-keys.queries.ts';
import type { StockSort } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { ProductId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

export interface StockSheetRow extends FieldRow<'options'> {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  readonly sku: string | null;
  readonly price: Paise;
  readonly salePrice: Paise | null;
  readonly stock: number;
  readonly version: number;
  readonly sold: number;
  readonly listed: boolean;
  readonly seller: string;
}

/** What was sold of product `p` since then. */
function soldSince(since: Date): RawBuilder<unknown> {
  return sql`(select greatest(0, coalesce(-sum(m.quantity), 0))::int from stock_movements m
    where m.product_id = p.id and m.part_id is not null and m.at >= ${since})`;
}

/** The order of the table, with all the stock and the ordinary sale price during a deal too. */
export function stockOrder(sort: StockSort, order: 'asc' | 'desc', since: Date): OwnOrder {
  const by: Readonly<Record<StockSort, RawBuilder<unknown>>> = {
    title: sql`k.title collate "C"`,
    sku: sql`k.sku`,
    price: sql`p.price_paise`,
    sale: ordinarySalePrice,
    stock: sql`p.stock + p.held_stock`,
    sold: soldSince(since),
    cover: sql`(p.stock + p.held_stock)::float8 / nullif(${soldSince(since)}, 0)`,
  };
  return { by: by[sort], order, ofProducts: sort !== 'title' && sort !== 'sku', missingLast: sort !== 'title' };
}

/** These products, in their order. Sales are counted only for these, unless the table is sorted by them. */
export async function listStockRows(db: Database, ids: readonly ProductId[], since: Date): Promise<StockSheetRow[]> {
  const { rows } = await sql<StockSheetRow>`
    select p.id, p.slug, p.title, p.sku, p.options, p.price_paise as price, ${ordinarySalePrice} as "salePrice",
      p.stock + p.held_stock as stock, p.version, ${soldSince(since)} as sold, p.listed, (select name from ${publishedSellers} s where s.id = p.seller_id) as seller
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
    join products p on p.id = wanted.id::uuid order by wanted.place`.execute(db);
  return rows;
}
