import * as z from 'zod/mini';
import { get, post } from '#shared/endpoint.ts';
import { problem } from '#shared/problem.ts';
import { dataOf, id, instant, line, succeeded } from '#shared/wire.ts';

const LONGEST_REVIEW = 2000;

export const reviewNeedsProduct = problem('reviews.product_missing', 'missing', 'This product is not on sale here.');

export const Review = z.object({
  _id: z.string(),
  productId: id<'product'>(),
  userName: z.string(),
  reviewMessage: z.string(),
  reviewValue: z.int(),
  verified: z.boolean(),
  createdAt: instant,
});
export type Review = z.output<typeof Review>;

export const listReviews = get('/shop/review/:productId', {
  summary: 'What shoppers said about a product, newest first',
  params: z.strictObject({ productId: id<'product'>() }),
  output: dataOf(z.array(Review)),
});

export const addReview = post('/shop/review/add', {
  summary: 'Says something about a product; a second time replaces the first',
  body: z.strictObject({
    productId: id<'product'>(),
    userId: z.optional(id<'user'>()),
    userName: z.optional(z.string()),
    reviewMessage: line(LONGEST_REVIEW),
    reviewValue: z.int().check(z.gte(1), z.lte(5)),
  }),
  output: succeeded,
});
