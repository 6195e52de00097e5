import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { langs, languageQuery } from '#shared/api/in-language.ts';
import { dataOf, rupees } from '#shared/api/wire.ts';

export const Banner = z.object({
  _id: z.string(),
  image: z.string(),
  imagePhone: z.nullable(z.string()),
  alt: z.string(),
  eyebrow: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  langs,
  /** The product it links to, if any. */
  product: z.nullable(z.object({ slug: z.string(), title: z.string(), price: rupees, salePrice: z.nullable(rupees) })),
});
export type Banner = z.output<typeof Banner>;

export const listBanners = get('/common/feature/get', {
  summary: 'The home page banners, in display order',
  query: languageQuery,
  output: dataOf(z.array(Banner)),
});
