import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { PriceState } from '#products/catalog/prices/scheduled-price.ts';
import { LIST_FIELDS } from '#products/catalog/product/product.schema.ts';
import { type FieldRow, type ProductSummaryRow, runningDeal, selected } from '#products/catalog/server/catalog.ts';
import type { OwnSort } from '#products/inventory/own-products/own-products.contract.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { OwnOrder } from './product-keys.queries.ts';

const SHOWN = [...LIST_FIELDS.filter(name => name !== 'stock'), 'sku', 'status'] as const;

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

const SORT_KEYS: Readonly<Record<OwnSort, RawBuilder<unknown>>> = {
  changed: sql`k.changed_at`,
  title: sql`k.title collate "C"`,
  price: sql`p.paid_paise`,
  stock: sql`p.stock + p.held_stock`,
};

/** The order of a list. */
export function ownOrder(sortBy: OwnSort, order: 'asc' | 'desc'): OwnOrder {
  return { by: SORT_KEYS[sortBy], order, ofProducts: sortBy === 'price' || sortBy === 'stock' };
}

const selectOwn = sql`
    select p.id, p.slug, coalesce(p.images->0->>'src', '') as image, ${selected(SHOWN)}, p.stock + p.held_stock as stock,
      p.average_review::float8 as "averageReview", p.review_count as "reviewCount", s.name as "sellerName",
      s.state_code as "sellerState", p.lowest_paise as "lowestPrice", ${runningDeal} as deal, p.listed, p.updated_at as "changedAt", (
        select json_build_object('price', ahead.price_paise, 'startsAt', ahead.starts_at, 'endsAt', ahead.ends_at,
          'state', ahead.state, 'units', ahead.units)
        from scheduled_prices ahead where ahead.product_id = p.id and ahead.state <> 'over' order by ahead.starts_at limit 1
      ) as scheduled
    from products p join ${publishedSellers} s on s.id = p.seller_id`;

/** These products, in their order. */
export async function listOwnProductRows(db: Database, ids: readonly ProductId[]): Promise<OwnProductRow[]> {
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
      on wanted.id::uuid = p.id
    order by wanted.place`.execute(db);
  return rows;
}

/** A product of any seller; undefined if there is none, or it is deleted. */
export async function findOwnProductRow(db: Database, id: ProductId): Promise<OwnProductRow | undefined> {
  const { rows } = await sql<OwnProductRow>`
    ${selectOwn} where p.id = ${id} and p.deleted_at is null`.execute(db);
  return rows[0];
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
