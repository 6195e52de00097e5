import { addReview as addEndpoint, listReviews } from '#features/reviews/contract.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import { everybody, shopper } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { addReview } from './add-review.ts';
import { listVisible, type ReviewRow } from './reviews.queries.ts';

/** A page shows no more; a product may have thousands. */
const MOST_REVIEWS = 100;

export function serveReviews(api: Api): void {
  serve(api, listReviews, everybody, async (ctx, { productId }) => {
    ctx.dependsOn(cacheTag.product(productId));
    return { data: (await listVisible(ctx.db, productId, MOST_REVIEWS)).map(presentReview) };
  });
  serve(api, addEndpoint, shopper, async (ctx, wish) => {
    await addReview(ctx, wish);
    return { message: 'Review added successfully!' };
  });
}

/** No word of who it was but the user name. */
function presentReview(row: ReviewRow) {
  return {
    _id: row.id,
    productId: row.product_id,
    userName: row.user_name,
    reviewMessage: row.body,
    reviewValue: row.rating,
    verified: row.verified,
    createdAt: row.created_at.toISOString(),
  };
}
