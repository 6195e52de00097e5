import { everybody, shopper, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  addReview as addEndpoint,
  findOwnReview,
  listReviews as listEndpoint,
  reportReview as reportEndpoint,
  withdrawReview as withdrawEndpoint,
} from '#products/reviews/contract.ts';
import { reportReview } from '#products/reviews/server/moderation/report-review.ts';
import { addReview } from './add-review.ts';
import { listReviews } from './list-reviews.ts';
import { presentOwn } from './reviews.present.ts';
import { findOwn } from './reviews.queries.ts';
import { withdrawReview } from './withdraw-review.ts';

export function serveReviews(api: Api): void {
  serve(api, listEndpoint, everybody, listReviews);
  serve(api, addEndpoint, shopper, async (ctx, request) => {
    await addReview(ctx, request);
    return { message: 'Review added successfully!' };
  });
  serve(api, findOwnReview, shopper, async (ctx, { productId }) => {
    const own = await findOwn(ctx, productId, ctx.actor.id);
    return { data: own ? presentOwn(own) : null };
  });
  serve(api, withdrawEndpoint, shopper, async (ctx, { productId }) => {
    await withdrawReview(ctx, productId);
    return { message: 'Your review is deleted.' };
  });
  serve(api, reportEndpoint, signedIn, async (ctx, { reviewId, reason }) => {
    await reportReview(ctx, reviewId, reason);
    return { message: 'Thank you. We’ll look into this review.' };
  });
}
