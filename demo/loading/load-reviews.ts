import { sql } from 'kysely';
import { type DemoReview, reviewsAt } from '#demo/reviews.ts';
import type { TxCtx } from '#platform/context.ts';
import { newId, type UserId } from '#shared/id.ts';
import type { LoadedProduct } from './load-products.ts';

export interface LoadedReview {
  readonly review: DemoReview;
  readonly product: LoadedProduct;
  readonly userId: UserId;
}

/** Six hundred reviews; each product's count and sum are worked out from the rows themselves. */
export async function loadReviews(
  tx: TxCtx,
  products: ReadonlyMap<string, LoadedProduct>,
  reviewers: ReadonlyMap<string, UserId>,
): Promise<readonly LoadedReview[]> {
  const loaded = reviewsAt(tx.now()).flatMap(review => {
    const product = products.get(review.sku);
    const userId = reviewers.get(review.userName);
    return product && userId ? [{ review, product, userId }] : [];
  });
  await tx.db
    .insertInto('reviews')
    .values(
      loaded.map(({ review, product, userId }) => ({
        id: newId<'review'>(review.at.getTime()),
        product_id: product.id,
        user_id: userId,
        rating: review.rating,
        body: `${review.title}. ${review.text}`,
        created_at: review.at,
        updated_at: review.at,
      })),
    )
    .execute();
  await sql`
    update products p set review_count = r.count, review_sum = r.sum
    from (select product_id, count(*)::int as count, sum(rating)::int as sum from reviews group by 1) r
    where p.id = r.product_id`.execute(tx.db);
  return loaded;
}
