import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductFilter } from '#products/catalog/contract.ts';
import { productSearch } from '#products/catalog/server/engine/live-search.ts';
import { choiceOf } from '#products/catalog/server/index/counted-products.ts';
import type { Sort } from '#products/catalog/vocabulary.ts';
import type { ProductId, SellerId } from '#shared/id.ts';
import { shownProducts } from './cached-products.ts';
import { summaryIn } from './catalog.present.ts';
import { oneOfEachProduct } from './one-of-each-product.ts';
import { unlessSlow } from './unless-slow.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** The products of which most units were ordered since the beginning of that day, most first; `among` is their ids as SQL. */
    readonly bestSold: (db: Database, since: Date, among: RawBuilder<unknown>) => Promise<ProductId[]>;
  }
}

export interface Ranking {
  /** Of so many last days the best-selling; null: the largest discounts, if there is one to be had. */
  readonly soldInDays: number | null;
  /** At least so many per cent below the MRP; null for any price. */
  readonly minDiscount: number | null;
  /** Only the products of this seller. Without one of the above they are in the order of the list. */
  readonly seller?: SellerId | null;
  /** Only flash deals that run, those that end first first. */
  readonly flashDeals?: boolean | null;
}

const FIRST = 'newest' satisfies Sort;
const DAY_MS = 86_400_000;
/** Which products are ranked is right for so long; whether they are on sale at that discount, always. */
const RIGHT_FOR_MS = 900_000;
const MOST_RANKED = 1_000;
/** Of one seller, because filters come after it. */
const MOST_OF_SELLER = 20_000;
/** A section may have been saved with more. */
const MAX_DAYS = 90;

/** The products of one seller in the order of a list. */
const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, RawBuilder<unknown>>> = {
  'price-lowtohigh': sql`paid_paise`,
  'price-hightolow': sql`paid_paise desc`,
  'title-atoz': sql`lower(title)`,
  'title-ztoa': sql`lower(title) desc`,
  newest: sql`created_at desc`,
  rating: sql`average_review desc, review_count desc`,
  origin: sql`origin, paid_paise`,
};

/**
 * The products of a list that sell best or have the largest discounts, or those of one seller; one of each family, none if
 * ranking takes too long.
 */
export async function rankProducts(
  ctx: Ctx,
  { filter, ranking, most }: { readonly filter: ProductFilter; readonly ranking: Ranking; readonly most: number },
) {
  const { page: _page, limit: _limit, sortBy = FIRST, language, ...chosen } = filter;
  const { soldInDays, minDiscount, seller = null, flashDeals } = ranking;
  const isDeals = flashDeals === true;
  const now = ctx.now().getTime();
  const next = cacheTag.until(new Date(now + RIGHT_FOR_MS));
  ctx.dependsOn(cacheTag.catalog, next);
  // The offer that stands for all in a list may be another one than that which sells or has the discount.
  const { choice } = await choiceOf(ctx, { ...chosen, everyOffer: true });
  const kinds = choice.kind ? sql`kind = any(${choice.kind}::text[])` : sql`true`;
  const among = seller ? sql`${kinds} and seller_id = ${seller} and deleted_at is null` : kinds;
  const isPlain = isDeals || (seller !== null && soldInDays === null && minDiscount === null);
  const key = `ranked ${soldInDays} ${minDiscount} ${choice.kind?.toSorted()} ${seller} ${isDeals} ${isPlain && sortBy}`;
  // The order of a list is right until one of its products changes.
  const ranked = await unlessSlow(ctx, key, [isPlain ? cacheTag.catalog : next], () => {
    if (isDeals) return listDeals(ctx.db, among);
    if (isPlain) return listInOrder(ctx.db, sortBy, among);
    if (soldInDays === null) return listDiscounted(ctx.db, minDiscount ?? 1, among);
    const since = new Date(now - Math.min(soldInDays, MAX_DAYS) * DAY_MS);
    return ctx.ports.bestSold(ctx.db, since, sql`select id from products where listed and ${among}`);
  });
  if (!ranked) return { total: 0, shown: [] };
  const matching = (await (await productSearch(ctx)).among({ choice }, ranked)).slice(0, MOST_RANKED);
  const isDiscounted = ({ price, salePrice }: { price: number; salePrice: number | null }) =>
    minDiscount === null || (salePrice !== null && salePrice * 100 <= price * (100 - minDiscount));
  const products = (await shownProducts(ctx, matching)).filter(({ summary }) => isDiscounted(summary));
  const each = oneOfEachProduct(products);
  const shown = each.slice(0, most);
  ctx.dependsOn(...shown.map(({ tag }) => tag));
  return { total: each.length, shown: shown.map(product => summaryIn(language, product)) };
}

async function listInOrder(db: Database, sort: Sort, among: RawBuilder<unknown>): Promise<ProductId[]> {
  const order = ORDERS[sort === 'relevance' ? FIRST : sort];
  const { rows } = await sql<{ id: ProductId }>`
    select id from products where listed and ${among} order by ${order}, id limit ${MOST_OF_SELLER}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listDeals(db: Database, among: RawBuilder<unknown>): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select deal.product_id as id from scheduled_prices deal
    where deal.state = 'running' and deal.units is not null
      and deal.product_id in (select id from products where listed and scheduled_price_id is not null and ${among})
    order by deal.ends_at, deal.id limit ${MOST_RANKED}`.execute(db);
  return rows.map(({ id }) => id);
}

async function listDiscounted(db: Database, percent: number, among: RawBuilder<unknown>): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from products
    where listed and ${among} and sale_price_paise is not null and sale_price_paise * 100 <= price_paise * (100 - ${percent}::int)
    order by sale_price_paise::float8 / price_paise, id limit ${MOST_RANKED}`.execute(db);
  return rows.map(({ id }) => id);
}
