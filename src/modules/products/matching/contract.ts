import * as z from 'zod/mini';
import { answered } from '#products/catalog/product/product.schema.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { findWords, id, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const linkMissing = problem('matching.missing', 'missing', () => t('products.matching.refusal.missing'));
export const sameSeller = problem('matching.same_seller', 'invalid', () => t('products.matching.refusal.sameSeller'));
export const unlikeProducts = problem('matching.unlike', 'invalid', () => t('products.matching.refusal.unlike'));
export const nothingToUnlink = problem('matching.nothing_to_unlink', 'conflict', () =>
  t('products.matching.refusal.nothing'),
);

export const MATCH_STATES = ['matched', 'unlinked'] as const;

/** A product on sale, and whether other sellers have the same one. */
export const MatchingProduct = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  ...answered(['title', 'brand', 'condition', 'price', 'salePrice', 'gtin']),
  /** The seller's public name. */
  username: z.string(),
  /** How many other sellers it is shown with. */
  others: z.int(),
  /** Matched by an administrator and not by its GTIN. */
  isLinked: z.boolean(),
  /** Unlinked for good by an administrator. */
  isUnlinked: z.boolean(),
});
export type MatchingProduct = z.output<typeof MatchingProduct>;

export const listMatching = get('/admin/matching/get', {
  summary: 'Products on sale with the number of other sellers of the same product, those that match next to each other',
  query: z.strictObject({
    ...pageQuery,
    /** Part of the title, SKU or seller's name, or a GTIN. */
    find: findWords,
    show: z.optional(z.enum(MATCH_STATES)),
  }),
  output: pageSchema(MatchingProduct),
});

const told = z.object({ success: z.literal(true), message: z.string() });

export const linkProducts = post('/admin/matching/link', {
  summary:
    'Links two products of different sellers as the same product; brand, category and condition have to be the same',
  body: z.strictObject({ ids: z.array(id<'product'>()).check(z.length(2)) }),
  output: told,
});

export const unlinkProduct = post('/admin/matching/unlink/:id', {
  summary: 'Unlinks a product for good: its seller is no longer shown with those that match, whatever GTIN it types',
  params: z.strictObject({ id: id<'product'>() }),
  output: told,
});
