import { sql } from 'kysely';

/** The columns of products that other modules may read, as a source in SQL: `from ${publishedProducts} p`. Not for locking. */
export const publishedProducts = sql`(
  select id, seller_id, title, brand, kind, serial_kind, images, stock, listed, status, deleted_at from products)`;

/** The titles under which products were sold, as a source in SQL. */
export const publishedTitles = sql`(select product_id, title from sold_titles)`;
