import { TEXT_PAGES } from '#office/pages/text-pages.ts';
import type { Ctx } from '#platform/context.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import type { SitemapEntry } from '#products/catalog/sitemap-xml.ts';
import type { ProductId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';
import { findSitemapStart, listForSitemap } from './sitemap.queries.ts';

/** What one list may hold, as search engines have agreed. */
export const MAX_PER_SITEMAP = 50_000;
/** Read and written at a time, so that neither memory nor the other visitors notice a long list. */
const ROWS_AT_ONCE = 1_000;

/** How many lists the shop's pages fill. */
export async function countSitemaps(ctx: Ctx, most: number): Promise<number> {
  const { total } = await countedProducts(ctx, {});
  return Math.ceil(((await pagesBesideProducts(ctx)).length + total) / most);
}

/**
 * One list's pages in pieces. The pages beside the products come first, then the products in the order of their ids: those
 * that come or go while a list is read move no other product out of it.
 */
export async function* sitemapPages(ctx: Ctx, number: number, most: number): AsyncGenerator<SitemapEntry[]> {
  const before = (number - 1) * most;
  const all = await pagesBesideProducts(ctx);
  const beside = all.slice(before, before + most);
  if (beside.length > 0) yield beside;

  const skipped = Math.max(0, before - all.length);
  let left = most - beside.length;
  let after: ProductId | null | undefined = skipped === 0 ? null : await findSitemapStart(ctx.db, skipped);
  while (after !== undefined && left > 0) {
    const rows = await listForSitemap(ctx.db, after, Math.min(left, ROWS_AT_ONCE));
    if (rows.length > 0)
      yield rows.map(({ slug, updated_at }) => ({ path: paths.product(slug), changedAt: updated_at }));
    left -= rows.length;
    after = rows.at(-1)?.id;
  }
}

/** Home, pages of text, and every listing that is a page of its own and has products. */
async function pagesBesideProducts(ctx: Ctx): Promise<SitemapEntry[]> {
  const { brand, kind, section } = (await countedProducts(ctx, {})).facets;
  const listings = [
    ...section.map(({ value }) => (value === 'accessories' ? 'category=accessories' : `section=${value}`)),
    ...kind.map(({ value }) => `kind=${value}`),
    ...brand.map(({ value }) => `brand=${value}`),
  ].map(query => `${paths.listing}?${query}`);
  const all = listings.length > 0 ? [paths.listing] : [];
  return [paths.home, ...all, ...listings, ...TEXT_PAGES].map(path => ({ path }));
}
