import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { knownCategories } from '#products/catalog/server/categories.ts';
import { shownProducts } from '#products/catalog/server/reading/cached-products.ts';
import type { DetailRow } from '#products/catalog/server/reading/catalog.queries.ts';
import { paise } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { type KnownOffer, presentOtherOffers, type WireOffers } from './offers.present.ts';
import { listOtherOffers, type OtherOfferRow } from './offers.queries.ts';
import { NO_RECORD, sellerRecords } from './seller-records.ts';

/** Ratings and rejections of a seller change without a change of this product. */
const RIGHT_FOR_MS = 3_600_000;

/** What other sellers offer of a product, ranked together with its own offer; null if nobody else has it. */
export async function offersOf(ctx: Ctx, own: DetailRow, language: string | undefined): Promise<WireOffers | null> {
  if (own.match === null) return null;
  ctx.dependsOn(cacheTag.match(own.match));
  const rows = await listOtherOffers(ctx.db, own.id);
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const shown = await shownProducts(ctx, ids);
  ctx.dependsOn(...shown.map(({ tag }) => tag), cacheTag.until(new Date(ctx.now().getTime() + RIGHT_FOR_MS)));

  const charge = await setting(ctx, 'deliveryCharge');
  const records = await sellerRecords(ctx.db, ctx.ports, [own.sellerId, ...rows.map(({ sellerId }) => sellerId)]);
  const categories = await knownCategories(ctx);
  const known = (row: OtherOfferRow, sellerName: string): KnownOffer => ({
    ...(records.get(row.sellerId) ?? NO_RECORD),
    ...{ id: row.id, isInStock: row.isInStock, sellerName, sellerState: row.sellerState },
    total: paise(row.paid + charge),
    since: row.createdAt.getTime(),
  });
  const others = shown.flatMap(product => {
    const row = rows.find(({ id }) => id === product.id);
    return row
      ? [{ ...known(row, product.summary.username), product, returns: categories.returnsOf(product.summary.kind) }]
      : [];
  });
  const ownRow = { ...own, sellerState: own.stateCode, isInStock: own.stock > 0, paid: paidPrice(own) };
  return presentOtherOffers(known(ownRow, own.sellerName), others, charge, language);
}
