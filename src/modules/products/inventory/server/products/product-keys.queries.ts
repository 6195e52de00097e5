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

export interface OwnOrder {
  /** As SQL on `product_keys k`, and for what is not there on products `p` themselves. */
  readonly by: RawBuilder<unknown>;
  readonly ofProducts: boolean;
  readonly order: 'asc' | 'desc';
  /** Products without it come last; with this no index is used. */
  readonly missingLast?: boolean;
}

interface FoundKeys {
  /** Of the whole list, without the filter. */
  readonly counts: readonly OwnCount[];
  /** The products of the page, in order. */
  readonly ids: readonly ProductId[];
}

/**
 * Counts a list, and finds one page of those that fit the filter; ties are put newest first. What is found by words is read
 * once for both, because PostgreSQL keeps `found` if it is read twice.
 */
export async function findKeys(
  db: Database,
  list: OwnList,
  filter: OwnProductFilter,
  { by, ofProducts, order, missingLast = false, limit, offset }: OwnOrder & PageSpan,
): Promise<FoundKeys> {
  const isNarrow = list.find !== undefined || list.variantsOf !== undefined;
  const products = ofProducts ? sql`join products p on p.id = k.product_id` : sql``;
  const counts = isNarrow
    ? sql`select status, supply, count(*)::int as count from found group by status, supply`
    : sql`select status, supply, sum(products)::int as count from product_counts k where ${isOf(list.owner)}
        group by status, supply`;
  const way = order === 'desc' ? sql`desc` : sql`asc`;
  const inOrder = sql`order by ${missingLast ? sql`k.key is null, ` : sql``}k.key ${way}, k.id desc`;
  const { rows } = await sql<FoundKeys>`
    with found as (
      select k.product_id as id, k.status, k.supply, ${by} as key from product_keys k ${products} where ${isIn(list)}
    )
    select (select coalesce(json_agg(each), '[]') from (${counts}) each) as counts, (
      select coalesce(json_agg(id), '[]') from (
        select k.id from found k where ${fits(filter)} ${inOrder} limit ${limit} offset ${offset}) page
    ) as ids`.execute(db);
  return rows[0] ?? { counts: [], ids: [] };
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
