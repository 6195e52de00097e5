import { type RawBuilder, sql } from 'kysely';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Row } from '#platform/db/database.ts';

type PublishedProduct = Pick<
  Row<'products'>,
  | 'id'
  | 'seller_id'
  | 'slug'
  | 'title'
  | 'brand'
  | 'kind'
  | 'serial_kind'
  | 'images'
  | 'stock'
  | 'held_stock'
  | 'listed'
  | 'weight_grams'
  | 'status'
  | 'deleted_at'
>;

/** The columns of products that other modules may read, as a subquery: `from ${publishedProducts} p`. Not for locking. */
export const publishedProducts = sql<PublishedProduct>`(
  select id, seller_id, slug, title, brand, kind, serial_kind, images, stock, held_stock, listed, weight_grams, status, deleted_at from products)`;

/** Products on sale of which few or none are left (`supply`), with what a deal holds back. */
export const publishedScarce = sql`(
  select product_id, seller_id, supply from product_keys where listed and supply <> 'enough')`;

/** Shoppers have been able to see product `p`, as SQL: it may be deleted, and its seller's shop paused, by now. */
export const wasPublic = sql`(p.status = 'live' and p.approved and exists (
  select from ${publishedSellers} s where s.id = p.seller_id and s.status = 'Approved'))`;

/** A category and those above it, the nearest first: an expression of SQL for an array of ids. */
export function categoriesUpFrom(kind: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    with recursive up as (
      select id, parent_id, 0 as distance from categories where id = ${kind}
      union all select above.id, above.parent_id, distance + 1 from up join categories above on above.id = up.parent_id
    ) select id from up order by distance)`;
}

/** The titles under which products were sold, as a source in SQL. */
export const publishedTitles = sql`(select product_id, title from sold_titles)`;
