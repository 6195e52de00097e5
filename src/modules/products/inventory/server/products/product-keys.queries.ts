import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { OwnProduct, StockState } from '#products/inventory/own-products/own-products.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { OwnCount } from './own-counts.ts';

/** The seller whose products are listed; `nobody` has none. */
export type ListedOwner = SellerId | 'everybody' | 'nobody';

/** Products of an owner, deleted ones not. */
export interface OwnList {
  readonly owner: ListedOwner;
  /** Part of the title or SKU, a brand, or among all part of the seller's name. */
  readonly find: string | undefined;
  /** Only this product and its variants. */
  readonly variantsOf?: ProductId | undefined;
}

export interface OwnProductFilter {
  readonly status?: OwnProduct['status'] | undefined;
  readonly stock?: StockState | undefined;
}

/** In which order, as SQL on `product_keys k`, and for what is not there on products `p` themselves. */
export interface OwnOrder {
  readonly by: RawBuilder<unknown>;
  readonly way: RawBuilder<unknown>;
  readonly ofProducts: boolean;
}

interface FoundKeys {
  /** Of the whole list, without the filter. */
  readonly counts: readonly OwnCount[];
  /** A source of SQL with the ids of the page, and the order of its rows. */
  readonly page: RawBuilder<unknown>;
  readonly inOrder: RawBuilder<unknown>;
}

/**
 * Counts a list, and finds one page of those that fit the filter; ties are put newest first. What is found by words is read
 * once for both.
 */
export async function findKeys(
  db: Database,
  list: OwnList,
  filter: OwnProductFilter,
  { by, way, ofProducts, limit, offset }: OwnOrder & PageSpan,
): Promise<FoundKeys> {
  const products = ofProducts ? sql`join products p on p.id = k.product_id` : sql``;
  const ofPage = sql`order by key ${way}, id desc limit ${limit} offset ${offset}`;
  if (list.find === undefined && list.variantsOf === undefined) {
    const counts = await countOwnProducts(db, list.owner);
    const page = sql`(select k.product_id as id, ${by} as key from product_keys k ${products}
      where ${isIn(list)} and ${fits(filter)} ${ofPage}) page`;
    return { counts, page, inOrder: sql`page.key ${way}, page.id desc` };
  }
  const { rows } = await sql<{ counts: OwnCount[]; ids: ProductId[] }>`
    with found as materialized (
      select k.product_id as id, k.status, k.supply, ${by} as key from product_keys k ${products} where ${isIn(list)}
    )
    select (
      select coalesce(json_agg(each), '[]') from (
        select status, supply, count(*)::int as count from found group by status, supply) each
    ) as counts, (
      select coalesce(json_agg(id), '[]') from (select id from found k where ${fits(filter)} ${ofPage}) page
    ) as ids`.execute(db);
  const { counts, ids } = rows[0] ?? { counts: [], ids: [] };
  const page = sql`(select id::uuid, place from json_array_elements_text(${JSON.stringify(ids)}::json)
    with ordinality as found(id, place)) page`;
  return { counts, page, inOrder: sql`page.place` };
}

/** Counts all products of an owner by status and stock. */
async function countOwnProducts(db: Database, owner: ListedOwner): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select status, supply, sum(products)::int as count from product_counts k where ${isOf(owner)}
    group by status, supply`.execute(db);
  return rows;
}

/** Makes one row of many that add up, of what has changed. */
export async function foldProductCounts(db: Database): Promise<void> {
  await sql`
    with changed as (select distinct seller_id from product_counts where is_change), gone as (
      delete from product_counts one using changed where one.seller_id = changed.seller_id
      returning one.seller_id, one.status, one.supply, one.products
    )
    insert into product_counts (seller_id, status, supply, products, is_change)
    select seller_id, status, supply, sum(products)::int, false from gone
    group by seller_id, status, supply having sum(products) <> 0`.execute(db);
}

/** Ids of the products a list finds, at most `most`. */
export async function listFoundIds(
  db: Database,
  list: OwnList,
  filter: OwnProductFilter,
  most: number,
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select k.product_id as id from product_keys k where ${isIn(list)} and ${fits(filter)}
    order by k.product_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

function isIn({ owner, find, variantsOf }: OwnList): RawBuilder<unknown> {
  const parts = [isOf(owner)];
  if (variantsOf)
    parts.push(sql`k.product_id in (select id from products where id = ${variantsOf}
      or family_id = (select family_id from products where id = ${variantsOf}))`);
  if (find) {
    const pattern = containing(find);
    const bySeller =
      owner === 'everybody'
        ? sql`k.seller_id in (select id from ${publishedSellers} sellers where name ilike ${pattern})`
        : sql`false`;
    parts.push(
      sql`(k.title like lower(${pattern}) or k.sku like lower(${pattern}) or k.brand = lower(${find}) or ${bySeller})`,
    );
  }
  return sql.join(parts, sql` and `);
}

function isOf(owner: ListedOwner): RawBuilder<unknown> {
  if (owner === 'everybody') return sql`true`;
  return owner === 'nobody' ? sql`false` : sql`k.seller_id = ${owner}`;
}

function fits({ status, stock }: OwnProductFilter): RawBuilder<unknown> {
  return sql`${status ? sql`k.status = ${status}` : sql`true`} and ${stock ? sql`k.supply = ${stock}` : sql`true`}`;
}
