import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { shownProducts } from '#products/catalog/server/reading/cached-products.ts';
import type { DetailRow } from '#products/catalog/server/reading/catalog.queries.ts';
import type { SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { usualDays } from '#shop/delivery/usual-days.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { type KnownOffer, presentOffers, type WireOffers } from './offers.present.ts';
import { listOffers, type OfferRow, ratingsOfSellers } from './offers.queries.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** How many of a hundred of their last orders sellers have rejected; those with few orders are left out. */
    readonly rejectedPercents: (db: Database, sellers: readonly SellerId[]) => Promise<ReadonlyMap<SellerId, number>>;
  }
}

/** Fewer ratings say little about a seller. */
const FEWEST_RATINGS = 5;
/** Ratings and rejections of a seller change without a change of this product. */
const RIGHT_FOR_MS = 3_600_000;

/** What other sellers offer of a product, ranked together with its own offer; null if nobody else has it. */
export async function offersOf(ctx: Ctx, own: DetailRow, language: string | undefined): Promise<WireOffers | null> {
  if (own.match === null) return null;
  ctx.dependsOn(cacheTag.match(own.match));
  const rows = await listOffers(ctx.db, own.id);
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const shown = await shownProducts(ctx, ids);
  ctx.dependsOn(...shown.map(({ tag }) => tag), cacheTag.until(new Date(ctx.now().getTime() + RIGHT_FOR_MS)));

  const charge = await setting(ctx, 'deliveryCharge');
  const categories = await knownCategories(ctx);
  const recordOf = await recordsOf(ctx, [own.sellerId, ...rows.map(({ sellerId }) => sellerId)]);
  const known = (row: OfferRow, sellerName: string): KnownOffer => ({
    ...{ id: row.id, isInStock: row.isInStock, sellerName, sellerState: row.sellerState, ...recordOf(row.sellerId) },
    total: paise(row.paid + charge),
    days: usualDays(row.sellerState)[1],
    since: row.createdAt.getTime(),
  });
  const others = shown.flatMap(product => {
    const row = rows.find(({ id }) => id === product.id);
    return row
      ? [{ ...known(row, product.summary.username), product, returns: categories.returnsOf(product.summary.kind) }]
      : [];
  });
  const ownRow = { ...own, sellerState: own.stateCode, isInStock: own.stock > 0, paid: paidPrice(own) };
  return presentOffers(known(ownRow, own.sellerName), others, charge, language);
}

/** What is known of sellers from their ratings and orders. */
async function recordsOf(ctx: Ctx, sellers: readonly SellerId[]) {
  const [ratings, rejected] = await Promise.all([
    ratingsOfSellers(ctx.db, sellers),
    ctx.ports.rejectedPercents(ctx.db, sellers),
  ]);
  return (seller: SellerId) => {
    const { average, count } = ratings.get(seller) ?? { average: 0, count: 0 };
    return {
      sellerRating: count < FEWEST_RATINGS ? null : average,
      ratingCount: count,
      rejectedPercent: rejected.get(seller) ?? null,
    };
  };
}
