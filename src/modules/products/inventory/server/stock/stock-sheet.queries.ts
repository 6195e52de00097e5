import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { type FieldRow, ordinarySalePrice } from '#products/catalog/server/catalog.ts';
import type { StockState } from '#products/inventory/own-products/own-products.contract.ts';
import { inState, keysOfPage } from '#products/inventory/server/products/own-products.queries.ts';
import type { StockSort } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
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

export interface StockSheetRows extends PageSpan {
  readonly stock: StockState | undefined;
  readonly sort: StockSort;
  readonly order: 'asc' | 'desc';
  /** Sales are counted since then. */
  readonly since: Date;
}

/** One page of the table, with all the stock and the ordinary sale price during a deal too. Sales are counted only for its rows, unless the table is sorted by them. */
export async function listStockRows(
  db: Database,
  owned: RawBuilder<unknown>,
  { stock, sort, order, limit, offset, since }: StockSheetRows,
): Promise<StockSheetRow[]> {
  const sold = sql`(select greatest(0, coalesce(-sum(m.quantity), 0))::int from stock_movements m
    where m.product_id = p.id and m.part_id is not null and m.at >= ${since})`;
  const by: Readonly<Record<StockSort, RawBuilder<unknown>>> = {
    title: sql`k.title collate "C"`,
    sku: sql`k.sku`,
    price: sql`p.price_paise`,
    sale: ordinarySalePrice,
    stock: sql`p.stock + p.held_stock`,
    sold,
    cover: sql`(p.stock + p.held_stock)::float8 / nullif(${sold}, 0)`,
  };
  // A title is never null, and with these words its index would not be used.
  const way = order === 'asc' ? sql`asc` : sort === 'title' ? sql`desc` : sql`desc nulls last`;
  const page = keysOfPage(sql`${owned} and ${stock ? inState(stock) : sql`true`}`, {
    ...{ limit, offset, by: by[sort], way },
    ofProducts: sort !== 'title' && sort !== 'sku',
  });
  const { rows } = await sql<StockSheetRow>`
    select p.id, p.slug, p.title, p.sku, p.options, p.price_paise as price, ${ordinarySalePrice} as "salePrice",
      p.stock + p.held_stock as stock, p.version, ${sold} as sold, p.listed, (select name from ${publishedSellers} s where s.id = p.seller_id) as seller
    from products p join (${page}) page on page.id = p.id
    order by page.key ${way}, p.id desc`.execute(db);
  return rows;
}

/** Ids of the products a list finds, at most `most`. */
export async function listFoundIds(
  db: Database,
  owned: RawBuilder<unknown>,
  stock: StockState | undefined,
  most: number,
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select k.product_id as id from product_keys k where ${owned} and ${stock ? inState(stock) : sql`true`}
    order by k.product_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
