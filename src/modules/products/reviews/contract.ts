import * as z from 'zod/mini';
import { get, post, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, succeeded, wholeNumber } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { REPORT_REASONS } from './report-reason.ts';
import { REVIEW_SORTS } from './review-choice.ts';
import { MAX_REVIEW_LENGTH } from './review-text.ts';

export const MAX_REVIEWS_PER_CALL = 100;
export const MAX_REVIEW_PHOTOS = 4;

export const reviewNeedsProduct = problem('reviews.product_missing', 'missing', () =>
  t('products.reviews.refusal.notOnSale'),
);
export const reviewIsMissing = problem('reviews.missing', 'missing', () => t('products.reviews.refusal.missing'));
export const reviewIsOwn = problem('reviews.own', 'conflict', () => t('products.reviews.refusal.own'));
export const reportedAlready = problem('reviews.reported_already', 'conflict', () =>
  t('products.reviews.refusal.reportedAlready'),
);

export const tooManyReviews = problem('reviews.too_many', 'too-many', (seconds: number) =>
  t('products.reviews.refusal.tooMany', { wait: waitText(seconds) }),
);
export const tooManyReports = problem('reviews.too_many_reports', 'too-many', (seconds: number) =>
  t('products.reviews.refusal.tooManyReports', { wait: waitText(seconds) }),
);

export const Review = z.object({
  _id: id<'review'>(),
  productId: id<'product'>(),
  userName: z.string(),
  reviewMessage: z.string(),
  reviewValue: z.int(),
  /** The author has a delivered order of this product. */
  verified: z.boolean(),
  /** Where it was written, if not here. Such a review counts in no rating, and nobody has checked who wrote it. */
  importedFrom: z.nullable(z.string()),
  /** The addresses of the author's photos. */
  photos: z.array(z.string()),
  createdAt: instant,
});
export type Review = z.output<typeof Review>;

export const ReviewPage = z.object({
  success: z.literal(true),
  data: z.array(Review),
  page: z.int(),
  limit: z.int(),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});
export type ReviewPage = z.output<typeof ReviewPage>;

const ofProduct = z.strictObject({ productId: id<'product'>() });

export const listReviews = get('/shop/review/:productId', {
  summary: 'Reviews of a product, newest first unless sorted otherwise',
  params: ofProduct,
  query: z.strictObject({
    /** Only those with this many stars. */
    stars: z.optional(wholeNumber(1, 5)),
    sortBy: z.optional(z.enum(REVIEW_SORTS)),
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, MAX_REVIEWS_PER_CALL)),
  }),
  output: ReviewPage,
});

export const addReview = post('/shop/review/add', {
  summary: 'Adds your review of a product, or replaces your earlier one',
  body: z.strictObject({
    productId: id<'product'>(),
    userId: z.optional(id<'user'>()),
    userName: z.optional(z.string()),
    reviewMessage: line(MAX_REVIEW_LENGTH),
    reviewValue: z.int().check(z.gte(1), z.lte(5)),
    /** The addresses of photos uploaded for a review, in order. Without them the review keeps those that it has. */
    photos: z.optional(z.array(z.string().check(z.maxLength(250))).check(z.maxLength(MAX_REVIEW_PHOTOS))),
  }),
  output: succeeded,
});

/** The shopper's own review; `hidden` if an administrator has hidden it from everybody else. */
export const OwnReview = z.extend(Review, { hidden: z.boolean() });
export type OwnReview = z.output<typeof OwnReview>;

export const findOwnReview = get('/shop/review/mine/:productId', {
  summary: 'Your own review of a product, or null',
  params: ofProduct,
  output: dataOf(z.nullable(OwnReview)),
});

export const withdrawReview = remove('/shop/review/mine/:productId', {
  summary: 'Deletes your review of a product; succeeds even if there is none',
  params: ofProduct,
  output: succeeded,
});

export const reportReview = post('/shop/review/report', {
  summary: 'Reports a review that breaks the rules; once per person and review',
  body: z.strictObject({ reviewId: id<'review'>(), reason: z.enum(REPORT_REASONS) }),
  output: succeeded,
});
