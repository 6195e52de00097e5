import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { FILTER_FIELDS, type FilterField } from '#products/catalog/product/product.filters.ts';
import type { FieldValues } from '#products/catalog/product/product-content.ts';
import { offerKeyOf } from '#products/catalog/server/offers/match-of.ts';
import { selected } from '#products/catalog/server/writing/product-columns.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

/** A product on sale as lists need it: everything they filter and sort by. */
export interface IndexedProduct extends FieldValues<FilterField> {
  readonly id: ProductId;
  /** In lower case. */
  readonly title: string;
  /** Mean of the visible reviews, 0 without any. */
  readonly average: number;
  readonly reviews: number;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** The price paid for one unit, in paise. */
  readonly paid: number;
  /** Microseconds since 1970. */
  readonly created: number;
  readonly attributes: AttributeValues;
  readonly sellerId: SellerId;
  /** Hash of what all offers of the same product have in common; 0 if nothing is known. */
  readonly offerKey: number;
  /** Hash of its title and search words. */
  readonly print: number;
}

/** The same as read from the database, with its search words. */
export interface IndexedRow extends IndexedProduct {
  readonly words: string;
  /** Its titles in other languages, in lower case. */
  readonly otherTitles: string;
}

/** The columns of an IndexedRow; `p` is the product. */
export const indexedProduct = sql`
  p.id, lower(p.title) as title, ${selected(FILTER_FIELDS)}, p.average_review::float8 as average,
  p.review_count as reviews, p.in_stock as "inStock", p.sale_price_paise is not null as "onSale", p.paid_paise as paid,
  floor(extract(epoch from p.created_at) * 1000000)::float8 as created, p.search_text as words, p.attributes,
  p.seller_id as "sellerId",
  coalesce(('x' || left(md5(${offerKeyOf(sql`p`)}), 13))::bit(52)::bigint, 0)::float8 as "offerKey",
  case when p.translations = '[]' then '' else coalesce((
    select string_agg(lower(t->>'title'), ' ') from jsonb_array_elements(p.translations) t
  ), '') end as "otherTitles",
  ('x' || left(md5(p.title || ' ' || p.search_text), 13))::bit(52)::bigint::float8 as print`;

/** Leaves out products that are not on sale. */
export async function findProducts(db: Database, ids: readonly ProductId[]): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`select ${indexedProduct} from ${listedAmong(ids)}`.execute(db);
  return rows;
}

/** The next products on sale in order of id. */
export async function listProductsAfter(db: Database, id: ProductId | undefined, limit: number): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select ${indexedProduct} from products p where p.listed ${id ? sql`and p.id > ${id}` : sql``} order by p.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Label and other names by brand. */
export async function namesOfBrands(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; names: string }>`
    select id, label || ' ' || said as names from brands`.execute(db);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** A state of the database that later changes can be told from. */
export interface Moment {
  /** The server's data and its history, which is another after a failover. */
  readonly history: string;
  /** All transactions before this one were finished. */
  readonly transaction: string;
}

export async function momentNow(db: Database): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select system_identifier::text || ' ' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as history,
      pg_snapshot_xmin(pg_current_snapshot())::text as transaction
    from pg_control_system()`.execute(db);
  return rows[0] as Moment;
}

/**
 * The products that were written since then, on sale or not: PostgreSQL notes in each row which transaction wrote it. Reads
 * the whole table, a million products in a second, but says only what has changed.
 */
export async function writtenSince(db: Database, { transaction }: Moment, limit: number): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where age(xmin) <= age(${transaction}::xid8::xid) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countOnSale(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products where listed`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * A source in SQL: those of the products that are on sale as `p`, with `wanted.place`, their position in `ids`. It looks up
 * the primary key for each, because PostgreSQL replans `= any(…)` each time, which costs more than reading the rows.
 */
export function listedAmong(ids: readonly ProductId[]): RawBuilder<unknown> {
  return sql`json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
    cross join lateral (select * from products where products.id = wanted.id::uuid and listed limit 1) p`;
}
