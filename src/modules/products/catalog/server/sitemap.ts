import { sql } from 'kysely';
import { TEXT_PAGES } from '#office/pages/text-pages.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { countedProducts } from '#products/catalog/server/index/counted-products.ts';
import type { ProductId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/** A page, and when it last changed if that is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date;
}

declare module '#platform/context.ts' {
  interface Ports {
    /** The landing pages that shoppers see, by name, with the day of their last change. */
    readonly landingPages: (ctx: Ctx) => Promise<readonly { readonly name: string; readonly changedAt: Date }[]>;
  }
}

/** The limit of the sitemap protocol. */
export const MAX_PER_SITEMAP = 50_000;
/** Small batches, so that a long sitemap needs little memory and does not block other requests. */
const BATCH_SIZE = 1_000;

/** How many sitemaps the pages of the shop fill. */
export async function countSitemaps(ctx: Ctx, most: number): Promise<number> {
  const { total } = await countedProducts(ctx, {});
  return Math.ceil(((await pagesBesideProducts(ctx)).length + total) / most);
}

/**
 * The pages of one sitemap in batches: pages that are not products first, then products in order of id. Paging by id
 * neither repeats nor skips a product when others are added or removed meanwhile.
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
    const rows = await listForSitemap(ctx.db, after, Math.min(left, BATCH_SIZE));
    if (rows.length > 0)
      yield rows.map(({ slug, updated_at }) => ({ path: paths.product(slug), changedAt: updated_at }));
    left -= rows.length;
    after = rows.at(-1)?.id;
  }
}

/** The home page, landing pages, text pages, the list of categories, and every listing with a canonical address and products. */
async function pagesBesideProducts(ctx: Ctx): Promise<SitemapEntry[]> {
  const { brand, kind, section } = (await countedProducts(ctx, {})).facets;
  const listings = [
    ...section.map(({ value }) => (value === 'accessories' ? 'category=accessories' : `section=${value}`)),
    ...kind.map(({ value }) => `kind=${value}`),
    ...brand.map(({ value }) => `brand=${value}`),
  ].map(query => `${paths.listing}?${query}`);
  const all = listings.length > 0 ? [paths.listing, paths.departments] : [];
  const landing = (await ctx.ports.landingPages(ctx)).map(({ name, changedAt }) => ({
    ...{ path: paths.front(name), changedAt },
  }));
  const pages = [paths.home, ...all, ...listings, ...TEXT_PAGES].map(path => ({ path }));
  return [...pages, ...landing];
}

interface SitemapRow {
  readonly id: ProductId;
  readonly slug: string;
  readonly updated_at: Date;
}

/** The next products on sale in order of id, which is that of creation: a new product changes only the last sitemap. */
async function listForSitemap(db: Database, after: ProductId | null, limit: number): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select p.id, p.slug, p.updated_at from products p
    where p.listed and (${after}::uuid is null or p.id > ${after}::uuid) order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** The last of the first `skipped` products; undefined if there are fewer. */
async function findSitemapStart(db: Database, skipped: number): Promise<ProductId | undefined> {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p where p.listed order by p.id offset ${skipped - 1} limit 1`.execute(db);
  return rows[0]?.id;
}
