import * as z from 'zod/mini';
import { readJson } from './data-files.ts';

const Banner = z.strictObject({
  /** Above the headline: whose it is. */
  eyebrow: z.string(),
  headline: z.string(),
  /** Slug of the product it leads to. */
  productSlug: z.string(),
  /** The picture for those who do not see it. */
  alt: z.string(),
  image: z.string(),
  imagePhone: z.string(),
  /** The same in other languages. */
  translations: z.array(
    z.strictObject({ language: z.string(), alt: z.string(), eyebrow: z.string(), headline: z.string() }),
  ),
});

/** The six pictures at the top of the home page, in their order. */
export const banners: readonly z.output<typeof Banner>[] = readJson('banners.json', z.array(Banner));
