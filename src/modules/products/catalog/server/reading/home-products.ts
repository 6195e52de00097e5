import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { Facets, getHomeProducts } from '#products/catalog/contract.ts';
import { knownBrands } from '#products/catalog/server/brands.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import { type Kind, SECTIONS, type Section } from '#products/catalog/vocabulary.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { presentCard } from './catalog.present.ts';
import { listNewestBySection } from './catalog.queries.ts';
import { oneOfEachFamily } from './one-of-each-family.ts';

/** How many the home page shows: one large card with six small ones, six rows, and two carousels. */
const SHOWN: Readonly<Record<Section, number>> = { featured: 7, 'top-deals': 6, trending: 12, accessories: 12 };
/** So many times more are read, because siblings are left out. */
const READ_FACTOR = 3;

/** The newest products of each section, one of each family, and how many products each section, brand and kind has. */
export async function showHomeProducts(ctx: Ctx): Promise<Omit<WireAnswerOf<typeof getHomeProducts>, 'success'>> {
  ctx.dependsOn(cacheTag.catalog);
  const { facets } = await countedProducts(ctx, {});
  const brands = await knownBrands(ctx);
  const newest = await listNewestBySection(ctx.db, Math.max(...Object.values(SHOWN)) * READ_FACTOR);
  const shown = SECTIONS.map(section => ({
    section,
    rows: oneOfEachFamily(newest.filter(row => row.section === section)).slice(0, SHOWN[section]),
  }));
  for (const { rows } of shown) for (const row of rows) ctx.dependsOn(cacheTag.product(row.id));
  return {
    sections: shown.map(({ section, rows }) => ({
      section,
      total: countOf(facets.section, section),
      products: rows.map(presentCard),
    })),
    brands: brands
      .filter(({ hidden }) => !hidden)
      .map(({ id, label, mark = null }) => ({ id, label, mark, count: countOf(facets.brand, id) })),
    kinds: facets.kind.map(({ value, label, count }) => ({ id: value as Kind, label, count })),
  };
}

function countOf(facet: Facets['brand'], value: string): number {
  return facet.find(each => each.value === value)?.count ?? 0;
}
