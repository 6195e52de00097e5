import { sql } from 'kysely';

/** Who has reviewed which product, hidden reviews included, as a source in SQL. */
export const publishedReviews = sql`(select user_id, product_id from reviews)`;
