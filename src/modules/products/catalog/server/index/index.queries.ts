import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { FILTER_FIELDS } from '#products/catalog/product/product.filters.ts';
import { selected } from '#products/catalog/server/writing/product-columns.ts';
import type { ProductId } from '#shared/id.ts';
import type { IndexedRow } from './index.rows.ts';

const product = sql`
  p.id, lower(p.title) as title, ${selected(FILTER_FIELDS)}, p.average_review::float8 as average,
  p.review_count as reviews, p.in_stock as "inStock", p.sale_price_paise is not null as "onSale", p.paid_paise as paid,
  floor(extract(epoch from p.created_at) * 1000000)::float8 as created, p.search_text as words,
  b.label || ' ' || b.said as "brandNames",
  ('x' || left(md5(p.brand || ' ' || b.label || ' ' || b.said || ' ' || p.title || ' ' || p.search_text), 13))::bit(52)::bigint::float8 as print`;

/** Those of these products that are on sale. */
export async function findProducts(db: Database, ids: readonly ProductId[]): Promise<IndexedRow[]> {
  const { rows } =
    await sql<IndexedRow>`select ${product} from ${listedAmong(ids)} join brands b on b.id = p.brand`.execute(db);
  return rows;
}

/** The next so many products on sale in the order of their ids. */
export async function listProductsAfter(db: Database, id: ProductId | undefined, limit: number): Promise<IndexedRow[]> {
  const { rows } = await sql<IndexedRow>`
    select ${product} from products p join brands b on b.id = p.brand where p.listed ${id ? sql`and p.id > ${id}` : sql``} order by p.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/**
 * These products as far as they are on sale, as `p`, with their `place` in the list. One search of the primary key for
 * each, because PostgreSQL plans `= any(…)` anew each time, which costs more than the reading.
 */
export function listedAmong(ids: readonly ProductId[]): RawBuilder<unknown> {
  return sql`json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
    cross join lateral (select * from products where products.id = wanted.id::uuid and listed limit 1) p`;
}
