import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put, remove } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, succeeded } from '#shared/api/wire.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { isSpoken } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';

export const bannerIsMissing = problem('banner.missing', 'missing', () => t('products.banners.refusal.missing'));
export const bannersChanged = problem('banner.changed', 'conflict', () => t('products.banners.refusal.changed'));
export const tooManyBanners = problem('banner.too_many', 'conflict', () => t('products.banners.refusal.tooMany'));
export const bannerHasNoProduct = problem('banner.no_product', 'invalid', () =>
  t('products.banners.refusal.noProduct'),
);

const bannerId = id<'banner'>();
const productId = z.nullable(id<'product'>());
/** Alternative text; empty for a decorative picture. */
const alt = z.string().check(z.trim(), z.maxLength(200));
/** By language besides English; without one the English text is shown. */
const alts = z.record(
  z.string().check(z.refine(isOtherLanguage, { error: () => t('products.banners.fault.language') })),
  alt,
);
const image = z.string().check(z.minLength(1), z.maxLength(300));

const words = {
  alt: z.optional(alt),
  alts: z.optional(alts),
  productId: z.optional(productId),
};

export const FeatureImage = z.object({
  _id: bannerId,
  image: z.string(),
  alt: z.string(),
  alts: z.record(z.string(), z.string()),
  headline: z.nullable(z.string()),
  /** The product it links to; the home page shows no link while it is not listed. */
  product: z.nullable(z.object({ id: id<'product'>(), title: z.string(), listed: z.boolean() })),
});
export type FeatureImage = z.output<typeof FeatureImage>;

export const listFeatures = get('/admin/features/get', {
  summary: 'The banners with their edit details, in display order',
  output: dataOf(z.array(FeatureImage)),
});

export const addFeature = post('/common/feature/add', {
  summary: 'Adds a banner after the others',
  body: z.strictObject({ image, ...words }),
  output: z.object({ success: z.literal(true), message: z.string(), data: FeatureImage }),
});

export const changeFeature = put('/admin/features/update/:bannerId', {
  summary: 'Changes the text and link of a banner; fields you leave out stay the same',
  params: z.object({ bannerId }),
  body: editOf(z.strictObject(words), FeatureImage),
  output: z.object({ success: z.literal(true), message: z.string(), data: FeatureImage }),
});

export const orderFeatures = put('/admin/features/order', {
  summary: 'Changes the order of the banners; takes the ids of all of them',
  body: z.strictObject({ banners: z.array(bannerId).check(z.maxLength(100)) }),
  output: succeeded,
});

export const deleteFeature = remove('/admin/features/delete/:bannerId', {
  summary: 'Removes a banner from the home page',
  params: z.object({ bannerId }),
  output: succeeded,
});

export const restoreFeature = post('/admin/features/restore/:bannerId', {
  summary: 'Restores a deleted banner to its old position',
  params: z.object({ bannerId }),
  output: succeeded,
});

function isOtherLanguage(code: string): boolean {
  return code !== SOURCE_LANGUAGE && isSpoken(code);
}
