import { sql } from 'kysely';
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

/** The titles under which products were sold, as a source in SQL. */
export const publishedTitles = sql`(select product_id, title from sold_titles)`;
