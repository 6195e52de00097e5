import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type listReviews as endpoint, MAX_REVIEWS_PER_CALL } from '#products/reviews/contract.ts';
import { USUAL_CHOICE } from '#products/reviews/review-choice.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { presentReview } from './reviews.present.ts';
import { countVisible, listVisible } from './reviews.queries.ts';

/** One page of what shoppers said about a product; what is hidden or withdrawn is neither shown nor counted. */
export async function listReviews(
  ctx: Ctx,
  { productId, stars, sortBy = USUAL_CHOICE.sortBy, page = 1, limit = MAX_REVIEWS_PER_CALL }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  ctx.dependsOn(cacheTag.reviews(productId));
  const totalItems = await countVisible(ctx.db, productId, stars);
  const offset = (page - 1) * limit;
  const rows = offset < totalItems ? await listVisible(ctx, productId, { stars, sortBy }, limit, offset) : [];
  return {
    data: rows.map(presentReview),
    page,
    limit,
    currentPage: page,
    totalPages: Math.ceil(totalItems / limit),
    totalItems,
  };
}
