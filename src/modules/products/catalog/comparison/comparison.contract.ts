import * as z from 'zod/mini';
import { CardProduct } from '#products/catalog/product/product.schema.ts';
import { get } from '#shared/api/endpoint.ts';
import { shownLanguage } from '#shared/api/in-language.ts';
import { commaList, dataOf } from '#shared/api/wire.ts';
import { MAX_COMPARED } from './chosen-products.ts';
import { COMPARED_SLUG } from './compared-slug.ts';

/** A product in a comparison: what cards show, and the facts of its page that are compared. */
const ComparedProduct = z.extend(CardProduct, {
  kind: z.string(),
  warrantyNote: z.string(),
  returnsNote: z.string(),
});
export type ComparedProduct = z.output<typeof ComparedProduct>;

/** An attribute, with its value in the language of the call for each product; null if the seller has not given it. */
const ComparedAttribute = z.object({
  name: z.string(),
  values: z.array(z.nullable(z.string())),
  differs: z.boolean(),
});
export type ComparedAttribute = z.output<typeof ComparedAttribute>;

/** Which attributes are compared: those of the one category of all products, or what several categories have in common. */
const COMPARED_BY = ['category', 'shared', 'nothing'] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

const Comparison = z.object({
  /** Those of the products that are on sale, in the order asked for. */
  products: z.array(ComparedProduct),
  comparedBy: z.enum(COMPARED_BY),
  attributes: z.array(ComparedAttribute),
});
export type Comparison = z.output<typeof Comparison>;

export const compareProducts = get('/shop/products/compare', {
  summary: 'Up to four products side by side, with the attributes that can be compared',
  query: z.strictObject({ slugs: commaList<string>(undefined, MAX_COMPARED, COMPARED_SLUG), language: shownLanguage }),
  output: dataOf(Comparison),
});
