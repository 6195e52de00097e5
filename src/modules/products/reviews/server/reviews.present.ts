import type * as z from 'zod/mini';
import type { OwnReview, Review } from '#products/reviews/contract.ts';
import type { ReviewRow } from './reviews.queries.ts';

/** Contains no personal data except the username. */
export function presentReview(row: ReviewRow): z.input<typeof Review> {
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

export function presentOwn(row: ReviewRow): z.input<typeof OwnReview> {
  return { ...presentReview(row), hidden: row.hidden };
}
