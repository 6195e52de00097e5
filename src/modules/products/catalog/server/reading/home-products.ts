import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { getHomeProducts } from '#products/catalog/contract.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import { SECTIONS, type Section } from '#products/catalog/vocabulary.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { shownProducts } from './cached-products.ts';
import { summaryBeside } from './catalog.present.ts';
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
  const newest = await ctx.remember('newest', [cacheTag.catalog], () => newestOfSections(ctx));
  const shown = await Promise.all(
    newest.map(async ({ section, ids, offers }) => {
      const products = oneOfEachProduct(await shownProducts(ctx, ids)).slice(0, SHOWN[section]);
      return { section, offers, products };
    }),
  );
  for (const { products } of shown) ctx.dependsOn(...products.map(({ tag }) => tag));
  return {
    sections: shown.map(({ section, offers, products }) => ({
      section,
      total: countOf(facets.section, section),
      products: products.map(product => summaryBeside(offers.get(product.id), language, product)),
    })),
    brands: await countedBrands(ctx, language),
    kinds: await countedKinds(ctx, language),
  };
}

/** The newest products of each section, with what is told of all sellers of each. */
async function newestOfSections(ctx: Ctx) {
  const products = await liveProducts(ctx);
  return SECTIONS.map(section => {
    const span = { offset: 0, limit: SHOWN[section] * READ_FACTOR };
    const ids = products.page({ choice: { section: [section] } }, 'newest', span);
    return { section, ids, offers: new Map(ids.map(id => [id, products.offersOf(id)])) };
  });
}
