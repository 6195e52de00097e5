import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#platform/db/database.ts';

type PublishedProduct = Pick<
  Row<'products'>,
  | 'id'
  | 'seller_id'
  | 'title'
  | 'brand'
  | 'kind'
  | 'serial_kind'
  | 'images'
  | 'stock'
  | 'listed'
  | 'status'
  | 'deleted_at'
>;

/** The columns of products that other modules may read, as a subquery: `from ${publishedProducts} p`. Not for locking. */
export const publishedProducts = sql<PublishedProduct>`(
  select id, seller_id, title, brand, kind, serial_kind, images, stock, listed, status, deleted_at from products)`;

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
