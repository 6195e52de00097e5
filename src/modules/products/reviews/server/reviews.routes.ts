import type * as z from 'zod/mini';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { everybody, shopper, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import {
  addReview as addEndpoint,
  findOwnReview,
  listReviews as listEndpoint,
  MAX_REVIEWS_PER_CALL,
  type OwnReview,
  type Review,
  reportReview as reportEndpoint,
  withdrawReview as withdrawEndpoint,
} from '#products/reviews/contract.ts';
import { beginReviewPhoto as beginPhotoEndpoint } from '#products/reviews/photos.contract.ts';
import { USUAL_CHOICE } from '#products/reviews/review-choice.ts';
import { reportReview } from '#products/reviews/server/moderation/report-review.ts';
import { beginReviewPhoto } from '#products/reviews/server/photos/begin-review-photo.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { countVisibleReviews, findOwn, listVisibleReviews, type ReviewRow } from './reviews.queries.ts';
import { addReview, withdrawReview } from './write-reviews.ts';

export function serveReviews(api: Api, storage: StoragePort): void {
  serve(api, listEndpoint, everybody, listReviews);
  serve(api, addEndpoint, shopper, async (ctx, request) => {
    await addReview(ctx, request);
    return { message: speaking(ctx.language, () => t('products.reviews.added')) };
  });
  serve(api, beginPhotoEndpoint, shopper, async (ctx, input) => ({
    data: await beginReviewPhoto(ctx, storage, input),
  }));
  serve(api, findOwnReview, shopper, async (ctx, { productId }) => {
    const own = await findOwn(ctx, productId, ctx.actor.id);
    return { data: own ? presentOwn(own) : null };
  });
  serve(api, withdrawEndpoint, shopper, async (ctx, { productId }) => {
    await withdrawReview(ctx, productId);
    return { message: speaking(ctx.language, () => t('products.reviews.deleted')) };
  });
  serve(api, reportEndpoint, signedIn, async (ctx, { reviewId, reason }) => {
    await reportReview(ctx, reviewId, reason);
    return { message: speaking(ctx.language, () => t('products.reviews.reported')) };
  });
}

async function listReviews(
  ctx: Ctx,
  {
    productId,
    stars,
    sortBy = USUAL_CHOICE.sortBy,
    page = 1,
    limit = MAX_REVIEWS_PER_CALL,
  }: InputOf<typeof listEndpoint>,
): Promise<Omit<WireAnswerOf<typeof listEndpoint>, 'success'>> {
  ctx.dependsOn(cacheTag.reviews(productId));
  const totalItems = await countVisibleReviews(ctx.db, productId, stars);
  const offset = (page - 1) * limit;
  const rows = offset < totalItems ? await listVisibleReviews(ctx, productId, { stars, sortBy }, limit, offset) : [];
  return {
    data: rows.map(presentReview),
    page,
    limit,
    currentPage: page,
    totalPages: Math.ceil(totalItems / limit),
    totalItems,
  };
}

/** Contains no personal data except the username. */
function presentReview(row: ReviewRow): z.input<typeof Review> {
  return {
    _id: row.id,
    productId: row.product_id,
    userName: row.user_name,
    reviewMessage: row.body,
    reviewValue: row.rating,
    verified: row.verified,
    importedFrom: row.source,
    photos: [...row.photos],
    createdAt: row.created_at.toISOString(),
  };
}

function presentOwn(row: ReviewRow): z.input<typeof OwnReview> {
  return { ...presentReview(row), hidden: row.hidden };
}
