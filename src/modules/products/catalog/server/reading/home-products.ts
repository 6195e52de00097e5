import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { getHomeProducts } from '#products/catalog/contract.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { SECTIONS, type Section } from '#products/catalog/vocabulary.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { shownProducts } from './cached-products.ts';
import { summaryIn } from './catalog.present.ts';
import { listNewestBySection } from './catalog.queries.ts';
import { countedBrands, countedKinds, countOf } from './counted-brands.ts';
import { oneOfEachProduct } from './one-of-each-product.ts';

/** How many the home page shows: one large card with six small ones, six rows, and two carousels. */
const SHOWN: Readonly<Record<Section, number>> = { featured: 7, 'top-deals': 6, trending: 12, accessories: 12 };
/** So many times more are read, because siblings are left out. */
const READ_FACTOR = 3;

/** The newest products of each section, one of each family, and how many products each section, brand and kind has. */
export async function showHomeProducts(
  ctx: Ctx,
  { language }: { readonly language?: string | undefined } = {},
): Promise<Omit<WireAnswerOf<typeof getHomeProducts>, 'success'>> {
  ctx.dependsOn(cacheTag.catalog);
  const { facets } = await countedProducts(ctx, {}, language);
  const most = Math.max(...Object.values(SHOWN)) * READ_FACTOR;
  const newest = await ctx.remember('newest', [cacheTag.catalog], () => listNewestBySection(ctx.db, most));
  const shown = await Promise.all(
    SECTIONS.map(async section => {
      const ids = newest.filter(row => row.section === section).map(({ id }) => id);
      return { section, products: oneOfEachProduct(await shownProducts(ctx, ids)).slice(0, SHOWN[section]) };
    }),
  );
  for (const { products } of shown) ctx.dependsOn(...products.map(({ tag }) => tag));
  return {
    sections: shown.map(({ section, products }) => ({
      section,
      total: countOf(facets.section, section),
      products: products.map(product => summaryIn(language, product)),
    })),
    brands: await countedBrands(ctx, language),
    kinds: await countedKinds(ctx, language),
  };
}
