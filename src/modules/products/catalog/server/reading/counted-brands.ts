import type { Ctx } from '#platform/context.ts';
import type { Facets } from '#products/catalog/contract.ts';
import { knownBrands } from '#products/catalog/server/brands.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';

/** The brands that are not hidden, in the order of the home page, with how many products each has. */
export async function countedBrands(ctx: Ctx, language?: string) {
  const { facets } = await countedProducts(ctx, {}, language);
  const brands = await knownBrands(ctx);
  return brands
    .filter(({ hidden }) => !hidden)
    .map(({ id, label, mark = null }) => ({ id, label, mark, count: countOf(facets.brand, id) }));
}

/** The categories that have products, with how many. */
export async function countedKinds(ctx: Ctx, language?: string) {
  const { facets } = await countedProducts(ctx, {}, language);
  const categories = await knownCategories(ctx);
  return facets.kind.map(({ value, label, count }) => ({
    ...{ id: value, label, count, picture: categories.pictureOf(value, language) },
  }));
}

function countOf(facet: Facets['brand'], value: string): number {
  return facet.find(each => each.value === value)?.count ?? 0;
}
