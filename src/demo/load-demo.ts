import { banners } from '#demo/goods/banners.ts';
import { demoShopper } from '#demo/goods/people.ts';
import { sellers } from '#demo/goods/sellers.ts';
import { freshPurchases, reviewedPurchases } from '#demo/loading/demo-purchases.ts';
import { loadBrands } from '#demo/loading/load-brands.ts';
import { loadGoods } from '#demo/loading/load-goods.ts';
import { loadOrders } from '#demo/loading/load-orders.ts';
import { loadPayouts } from '#demo/loading/load-payouts.ts';
import { loadPeople } from '#demo/loading/load-people.ts';
import { loadReviews } from '#demo/loading/load-reviews.ts';
import { loadShopperHistory } from '#demo/loading/load-shopper-history.ts';
import { shopperPurchases } from '#demo/loading/shopper-purchases.ts';
import { hashPassword } from '#features/accounts/server/accounts.ts';
import { bookPast } from '#features/ledger/server/ledger.ts';
import { pictureUrl } from '#features/media/picture-url.ts';
import { updateHouseSeller } from '#features/sellers/server/sellers.ts';
import { DEMO_IDENTITY } from '#features/shop/demo-identity.ts';
import { identityGaps } from '#features/shop/identity-gaps.ts';
import { changeSetting, setting } from '#features/shop/server/shop.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { bannerPictureKey } from './pictures.ts';

/** What everybody in the demo logs in with, except administrators. A shop with real goods has nobody who knows it. */
export const DEMO_PASSWORD = 'bijli demo 2026';

const WHO = { Approved: 'Seller', Pending: 'Seller who waits', Rejected: 'Seller who was rejected' } as const;

/** Who can log in to the demo, for the printout of the start. */
export const DEMO_LOGINS = [
  { who: 'Shopper', email: demoShopper.email },
  ...sellers
    .filter((seller, at) => at === 0 || seller.status !== 'Approved')
    .map(seller => ({ who: WHO[seller.status], email: seller.email })),
] as const;

/**
 * Loads the demo shop in one transaction: about 160 goods of seven brands, six sellers beside the house, 600 reviews
 * with the delivered orders behind the verified ones, some orders under way, the shopper's own orders, six banners. Pictures are drawn later, when somebody looks.
 */
export async function loadDemo(
  ctx: Ctx,
  house: { readonly id: SellerId; readonly name: string },
  tell: (howFar: string) => void,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await ctx.tx(async tx => {
    tell('people');
    await loadBrands(tx);
    await inventIdentity(tx);
    const people = await loadPeople(tx, house, passwordHash);
    tell('goods');
    const goods = await loadGoods(tx, people.sellers);
    tell(`${goods.size} goods, reviews`);
    const reviews = await loadReviews(tx, goods, people.reviewers);
    tell(`${goods.size} goods, ${reviews.length} reviews, orders`);
    const fresh = freshPurchases([...goods.values()], people.reviewers, tx.now());
    const own = shopperPurchases(goods, people.shopper, tx.now());
    const orders = await loadOrders(tx, [...reviewedPurchases(reviews), ...fresh, ...Object.values(own)], people);
    await takeCommission(tx);
    await bookPast(tx);
    await loadShopperHistory(tx, own, orders, people);
    await loadPayouts(tx);
    await loadBanners(tx, new Map([...goods].map(([slug, product]) => [slug, product.id])));
  });
}

/** A company that does not exist, like the sellers'; a shop that says who it is keeps that. */
async function inventIdentity(tx: TxCtx): Promise<void> {
  const identity = await setting(tx, 'identity');
  if (identityGaps(identity).length === 0) return;
  const { name, gstin, stateCode } = identity;
  const invented = { ...DEMO_IDENTITY, name, ...(gstin !== null && { gstin, stateCode }) };
  await changeSetting(tx, 'identity', invented);
  await updateHouseSeller(tx, invented);
}

/** Of the sellers' sales; phones leave them least. */
async function takeCommission(tx: TxCtx): Promise<void> {
  const ofAll = { name: 'commission', kind: null, hsn: null, basisPoints: 500, from: '2025-09-22' } as const;
  const ofPhones = { ...ofAll, kind: 'smartphone', basisPoints: 300 } as const;
  const others = (await setting(tx, 'rates')).filter(({ name }) => name !== 'commission');
  await changeSetting(tx, 'rates', [ofAll, ofPhones, ...others]);
}

async function loadBanners(tx: TxCtx, goods: ReadonlyMap<string, ProductId>): Promise<void> {
  await tx.db
    .insertInto('banners')
    .values(
      banners.map((banner, position) => ({
        id: newId<'banner'>(),
        image: pictureUrl(bannerPictureKey(banner.art, 'wide')),
        image_phone: pictureUrl(bannerPictureKey(banner.art, 'phone')),
        alt: banner.alt,
        eyebrow: banner.eyebrow,
        headline: banner.headline,
        product_id: goods.get(banner.productSlug) ?? null,
        position,
      })),
    )
    .execute();
  tx.changed('banners');
}
