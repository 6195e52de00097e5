import * as z from 'zod/mini';
import { BrandTile, KindCount } from '#products/catalog/contract.ts';
import { CardProduct } from '#products/catalog/product/product.schema.ts';
import { get } from '#shared/api/endpoint.ts';
import { langs, shownLanguage } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { frontName, LOOKS, SECTION_KINDS } from './front.ts';

export const frontIsMissing = problem('fronts.missing', 'missing', () => t('products.fronts.missing'));

/** A section as shoppers see it: what it holds is in the field of its kind. */
export const ShownSection = z.object({
  _id: z.string(),
  kind: z.enum(SECTION_KINDS),
  title: z.string(),
  langs,
  products: z.optional(
    z.object({
      look: z.enum(LOOKS),
      /** The query of the complete list; null for products chosen by hand. */
      listing: z.nullable(z.string()),
      total: z.int(),
      shown: z.array(CardProduct),
      /** When it ends, if shoppers are told. */
      until: z.nullable(z.string()),
    }),
  ),
  brands: z.optional(z.array(BrandTile)),
  /** Products up to a price in whole rupees. */
  prices: z.optional(z.array(z.object({ upTo: z.int(), listing: z.string(), total: z.int() }))),
  text: z.optional(
    z.object({
      text: z.string(),
      picture: z.nullable(z.string()),
      link: z.nullable(z.object({ to: z.string(), words: z.string() })),
    }),
  ),
});
export type ShownSection = z.output<typeof ShownSection>;

/** The home page or a landing page as shoppers see it: sections that have something to show now. */
export const Front = z.object({
  /** Null on the home page. */
  title: z.nullable(z.string()),
  langs,
  /** The categories beside the banners; only on the home page. */
  kinds: z.array(KindCount),
  /** Approved sellers with a GST number that have products on sale, without the shop itself; null on landing pages. */
  sellers: z.nullable(z.int()),
  sections: z.array(ShownSection),
});
export type Front = z.output<typeof Front>;

export const getFront = get('/common/fronts/get', {
  summary: 'The home page, or a landing page by the last word of its address, with the products of its sections',
  query: z.strictObject({ front: frontName, language: shownLanguage }),
  output: dataOf(Front),
});
