import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { PriceState } from '#products/catalog/prices/scheduled-price.ts';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { LIST_FIELDS } from '#products/catalog/product/product.schema.ts';
import { type FieldRow, type ProductSummaryRow, runningDeal, selected } from '#products/catalog/server/catalog.ts';
import type {
  OwnCounts,
  OwnProduct,
  OwnSort,
  StockState,
} from '#products/inventory/own-products/own-products.contract.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

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
 * Condition: products of an owner, filtered by part of the title or SKU, by brand, or among all by part of the seller's
 * name; with `variantsOf` only that product and its variants.
 */
export function ownedBy(
  owner: ListedOwner,
  find: string | undefined,
  variantsOf?: ProductId | undefined,
): RawBuilder<unknown> {
  const parts = [sql`p.deleted_at is null`];
  if (owner !== 'everybody') parts.push(owner === 'nobody' ? sql`false` : sql`p.seller_id = ${owner}`);
  if (variantsOf)
    parts.push(sql`(p.id = ${variantsOf} or p.family_id = (select family_id from products where id = ${variantsOf}))`);
  if (find) {
    const pattern = containing(find);
    const bySeller =
      owner === 'everybody'
        ? sql`p.seller_id in (select id from ${publishedSellers} sellers where name ilike ${pattern})`
        : sql`false`;
    parts.push(sql`(p.title ilike ${pattern} or p.sku ilike ${pattern} or p.brand = lower(${find}) or ${bySeller})`);
  }
  return sql.join(parts, sql` and `);
}

export async function countOwnProducts(db: Database, owned: RawBuilder<unknown>): Promise<OwnCounts> {
  const { rows } = await sql<OwnCounts>`
    select count(*)::int as all, count(*) filter (where p.status = 'live')::int as live,
      count(*) filter (where p.status = 'draft')::int as draft, count(*) filter (where p.status = 'hidden')::int as hidden,
      count(*) filter (where ${inState('low')})::int as low, count(*) filter (where ${inState('out')})::int as out
    from products p where ${owned}`.execute(db);
  return rows[0] ?? { all: 0, live: 0, draft: 0, hidden: 0, low: 0, out: 0 };
}

/** Counts products that match both filters. */
export async function countFitting(
  db: Database,
  owned: RawBuilder<unknown>,
  filter: OwnProductFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where ${owned} and ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
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
  changed: sql`p.updated_at`,
  title: sql`lower(p.title) collate "C"`,
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

/** One page in the given order; ties are sorted newest first. Only ids are sorted: whole rows of a large seller fit in no memory. */
export async function listOwnProductRows(
  db: Database,
  owned: RawBuilder<unknown>,
  { sortBy, order, limit, offset, ...wanted }: Page,
): Promise<OwnProductRow[]> {
  const inOrder = sql`order by ${SORT_KEYS[sortBy]} ${sql.raw(order)}, p.id desc`;
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} join (
      select p.id from products p where ${owned} and ${fits(wanted)} ${inOrder} limit ${limit} offset ${offset}
    ) page on page.id = p.id ${inOrder}`.execute(db);
  return rows;
}

/** A product of any seller; undefined if there is none, or it is deleted. */
export async function findOwnProductRow(db: Database, id: ProductId): Promise<OwnProductRow | undefined> {
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} where p.id = ${id} and p.deleted_at is null`.execute(db);
  return rows[0];
}

function fits({ status, stock }: OwnProductFilter): RawBuilder<unknown> {
  return sql`${status ? sql`p.status = ${status}` : sql`true`} and ${stock ? inState(stock) : sql`true`}`;
}

/** Condition on the stock of product `p`, with what a deal holds back. */
export function inState(stock: StockState): RawBuilder<unknown> {
  return stock === 'out'
    ? sql`p.stock + p.held_stock = 0`
    : sql`p.stock + p.held_stock between 1 and ${sql.lit(LOW_STOCK_BELOW - 1)}`;
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
