import * as z from 'zod/mini';
import { editOf } from '#shared/edit-of.ts';
import { get, post, put, remove } from '#shared/endpoint.ts';
import { problem } from '#shared/problem.ts';
import { dataOf, id, succeeded } from '#shared/wire.ts';

export const bannerIsMissing = problem('banner.missing', 'missing', 'This banner is not there any more.');
export const bannersChanged = problem(
  'banner.changed',
  'conflict',
  'The banners have changed meanwhile. Look at their order again.',
);
export const tooManyBanners = problem('banner.too_many', 'conflict', 'Twelve banners are the most. Delete one first.');
export const linkIsMissing = problem('banner.no_product', 'invalid', 'This product is not there any more.');

const bannerId = id<'banner'>();
const productId = z.nullable(id<'product'>());
/** What the picture shows, for those who don't see it; empty for one that only decorates. */
const alt = z.string().check(z.trim(), z.maxLength(200));
/** An address of ours is far shorter. */
const image = z.string().check(z.minLength(1), z.maxLength(300));

/** A banner as the back-office has it. */
export const FeatureImage = z.object({
  _id: bannerId,
  image: z.string(),
  alt: z.string(),
  headline: z.nullable(z.string()),
  /** Where it leads; it leads nowhere while that is not on sale. */
  product: z.nullable(z.object({ id: id<'product'>(), title: z.string(), listed: z.boolean() })),
});
export type FeatureImage = z.output<typeof FeatureImage>;

export const listFeatures = get('/admin/features/get', {
  summary: 'The banners as administrators see them, in their order',
  output: dataOf(z.array(FeatureImage)),
});

export const addFeature = post('/common/feature/add', {
  summary: 'Adds a banner behind the others',
  body: z.strictObject({ image, alt: z.optional(alt), productId: z.optional(productId) }),
  output: z.object({ success: z.literal(true), message: z.string(), data: FeatureImage }),
});

export const changeFeature = put('/admin/features/update/:bannerId', {
  summary: 'Changes what a banner says and where it leads; what is not sent stays',
  params: z.object({ bannerId }),
  body: editOf(z.strictObject({ alt: z.optional(alt), productId: z.optional(productId) }), FeatureImage),
  output: z.object({ success: z.literal(true), message: z.string(), data: FeatureImage }),
});

export const orderFeatures = put('/admin/features/order', {
  summary: 'Puts the banners in another order: every one of them, by its id',
  body: z.strictObject({ banners: z.array(bannerId).check(z.maxLength(100)) }),
  output: succeeded,
});

export const deleteFeature = remove('/admin/features/delete/:bannerId', {
  summary: 'Takes a banner off the front page',
  params: z.object({ bannerId }),
  output: succeeded,
});

export const restoreFeature = post('/admin/features/restore/:bannerId', {
  summary: 'Brings a deleted banner back to its place',
  params: z.object({ bannerId }),
  output: succeeded,
});
