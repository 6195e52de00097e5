import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PriceState } from '#products/catalog/prices/scheduled-price.ts';
import { LIST_FIELDS } from '#products/catalog/product/product.schema.ts';
import { type FieldRow, type ProductSummaryRow, runningDeal, selected } from '#products/catalog/server/catalog.ts';
import type { OwnProduct, OwnSort, StockState } from '#products/inventory/own-products/own-products.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { OwnCount } from './own-counts.ts';

const SHOWN = [...LIST_FIELDS.filter(name => name !== 'stock'), 'sku', 'status'] as const;

/** The seller whose products are listed; `nobody` has none. */
export type ListedOwner = SellerId | 'everybody' | 'nobody';

export interface OwnProductRow extends ProductSummaryRow, FieldRow<'sku' | 'status'> {
  readonly listed: boolean;
  readonly changedAt: Date;
  readonly scheduled: ScheduledRow | null;
}

/** The scheduled price that is running or comes next, as it comes out of JSON. */
interface ScheduledRow {
  readonly price: Paise;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: PriceState;
  readonly units: number | null;
}

/**
 * Condition on `product_keys k`: products of an owner, filtered by part of the title or SKU, by brand, or among all by part of
 * the seller's name; with `variantsOf` only that product and its variants.
 */
export function ownedBy(
  owner: ListedOwner,
  find: string | undefined,
  variantsOf?: ProductId | undefined,
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (owner !== 'everybody') parts.push(owner === 'nobody' ? sql`false` : sql`k.seller_id = ${owner}`);
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
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}

/** Counts products by status and stock. */
export async function countOwnProducts(db: Database, owned: RawBuilder<unknown>): Promise<OwnCount[]> {
  const { rows } = await sql<OwnCount>`
    select k.status, k.supply, count(*)::int as count from product_keys k where ${owned}
    group by k.status, k.supply`.execute(db);
  return rows;
}

export interface OwnProductFilter {
  readonly status: OwnProduct['status'] | undefined;
  readonly stock: StockState | undefined;
}

interface Page extends OwnProductFilter, PageSpan {
  readonly sortBy: OwnSort;
  readonly order: 'asc' | 'desc';
}

const SORT_KEYS: Readonly<Record<OwnSort, RawBuilder<unknown>>> = {
  changed: sql`k.changed_at`,
  title: sql`k.title collate "C"`,
  price: sql`p.paid_paise`,
  stock: sql`p.stock + p.held_stock`,
};

const selectOwn = sql`
    select p.id, p.slug, coalesce(p.images->0->>'src', '') as image, ${selected(SHOWN)}, p.stock + p.held_stock as stock,
      p.average_review::float8 as "averageReview", p.review_count as "reviewCount", s.name as "sellerName",
      s.state_code as "sellerState", p.lowest_paise as "lowestPrice", ${runningDeal} as deal, p.listed, p.updated_at as "changedAt", (
        select json_build_object('price', ahead.price_paise, 'startsAt', ahead.starts_at, 'endsAt', ahead.ends_at,
          'state', ahead.state, 'units', ahead.units)
        from scheduled_prices ahead where ahead.product_id = p.id and ahead.state <> 'over' order by ahead.starts_at limit 1
      ) as scheduled
    from products p join ${publishedSellers} s on s.id = p.seller_id`;

/** One page in the given order; ties are sorted newest first. */
export async function listOwnProductRows(
  db: Database,
  owned: RawBuilder<unknown>,
  { sortBy, order, limit, offset, ...wanted }: Page,
): Promise<OwnProductRow[]> {
  const way = sql.raw(order);
  const page = keysOfPage(sql`${owned} and ${fits(wanted)}`, {
    ...{ limit, offset, way },
    by: SORT_KEYS[sortBy],
    ofProducts: sortBy === 'price' || sortBy === 'stock',
  });
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} join (${page}) page on page.id = p.id order by page.key ${way}, p.id desc`.execute(db);
  return rows;
}

interface KeysOfPage extends PageSpan {
  readonly by: RawBuilder<unknown>;
  readonly way: RawBuilder<unknown>;
  /** What is sorted by is of the products `p` themselves. */
  readonly ofProducts: boolean;
}

/**
 * A page of products that fit a condition on `product_keys k`, as a source of SQL: the `id` of each and its `key`, to put
 * them in order again. Whole rows of a large seller fit in no memory.
 */
export function keysOfPage(
  condition: RawBuilder<unknown>,
  { by, way, ofProducts, limit, offset }: KeysOfPage,
): RawBuilder<unknown> {
  const products = ofProducts ? sql`join products p on p.id = k.product_id` : sql``;
  return sql`select k.product_id as id, ${by} as key from product_keys k ${products} where ${condition}
    order by ${by} ${way}, k.product_id desc limit ${limit} offset ${offset}`;
}

/** A product of any seller; undefined if there is none, or it is deleted. */
export async function findOwnProductRow(db: Database, id: ProductId): Promise<OwnProductRow | undefined> {
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} where p.id = ${id} and p.deleted_at is null`.execute(db);
  return rows[0];
}

function fits({ status, stock }: OwnProductFilter): RawBuilder<unknown> {
  return sql`${status ? sql`k.status = ${status}` : sql`true`} and ${stock ? inState(stock) : sql`true`}`;
}

/** Condition on the stock of `product_keys k`, with what a deal holds back. */
export function inState(stock: StockState): RawBuilder<unknown> {
  return sql`k.supply = ${stock}`;
}

export async function isApproved(db: Database, id: SellerId): Promise<boolean> {
  const { rows } = await sql`select from ${publishedSellers} sellers where id = ${id} and status = 'Approved'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Public names of approved sellers, the house first. */
export async function listApprovedNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${publishedSellers} sellers where status = 'Approved' order by is_house desc, lower(name), id`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
