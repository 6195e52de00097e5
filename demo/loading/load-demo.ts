import { banners } from '#demo/banners.ts';
import { categoryPicture, PICTURED_CATEGORIES } from '#demo/categories.ts';
import { DEMO_PASSWORD } from '#demo/people/logins.ts';
import { bookPast } from '#finance/ledger/server/ledger.ts';
import { hashPassword } from '#people/accounts/server/accounts.ts';
import { updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { insertFirstBrands, setCategoryPictures } from '#products/catalog/server/catalog.ts';
import { newId, type ProductId, type SellerId } from '#shared/id.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { identityGaps } from '#shop/shop/identity/identity-gaps.ts';
import { changeSetting, setting } from '#shop/shop/server/shop.ts';
import { freshPurchases, reviewedPurchases } from './demo-purchases.ts';
import { DEMO_EMI_PLANS } from './emi-plans.ts';
import { loadOffers } from './load-offers.ts';
import { loadOrders } from './load-orders.ts';
import { loadPayouts } from './load-payouts.ts';
import { loadPeople } from './load-people.ts';
import { loadPrices } from './load-prices.ts';
import { loadProducts } from './load-products.ts';
import { loadReviews } from './load-reviews.ts';
import { loadServices } from './load-services.ts';
import { loadShopperHistory } from './load-shopper-history.ts';
import { DEMO_PHONE_EXCHANGE } from './phone-exchange.ts';
import { shopperPurchases } from './shopper-purchases.ts';

/**
 * Loads the demo shop in one transaction: about 160 products of seven brands, six sellers beside the house, 600 reviews
 * with the delivered orders behind the verified ones, some orders under way, the shopper's own orders, two offers, services of two sellers who also take old phones, two prices that begin later, six
 * banners, a picture of each category. Its pictures are files.
 */
export async function loadDemo(
  ctx: Ctx,
  house: { readonly id: SellerId; readonly name: string },
  report: (howFar: string) => void,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await ctx.tx(async tx => {
    report('people');
    await insertFirstBrands(tx);
    await inventIdentity(tx);
    await setCategoryPictures(tx, new Map(PICTURED_CATEGORIES.map(id => [id, categoryPicture(id)])));
    const people = await loadPeople(tx, house, passwordHash);
    report('goods');
    const products = await loadProducts(tx, people.sellers);
    report(`${products.size} goods, reviews`);
    const reviews = await loadReviews(tx, products, people.reviewers);
    report(`${products.size} goods, ${reviews.length} reviews, orders`);
    const fresh = freshPurchases([...products.values()], people.reviewers, tx.now());
    const own = shopperPurchases(products, people.shopper, tx.now());
    const orders = await loadOrders(tx, [...reviewedPurchases(reviews), ...fresh, ...Object.values(own)], people);
    await takeCommission(tx);
    await bookPast(tx);
    await loadShopperHistory(tx, own, orders, people);
    await loadPayouts(tx);
    await loadOffers(tx);
    await loadServices(tx, people.sellers);
    await loadPrices(tx, products.values());
    await loadBanners(tx, new Map([...products.values()].map(({ slug, id }) => [slug, id])));
  });
}

/** A company that does not exist, like the sellers'; a shop that says who it is keeps that. */
async function inventIdentity(tx: TxCtx): Promise<void> {
  const identity = await setting(tx, 'identity');
  if (identityGaps(identity).length === 0) return;
  const { name, gstin, stateCode } = identity;
  const invented = { ...DEMO_IDENTITY, name, ...(gstin !== null && { gstin, stateCode }) };
  await changeSetting(tx, 'identity', invented);
  // Both ways can be tried: signing in, and a code by e-mail.
  await changeSetting(tx, 'guestCheckout', true);
  await changeSetting(tx, 'emiPlans', DEMO_EMI_PLANS);
  await changeSetting(tx, 'phoneExchange', DEMO_PHONE_EXCHANGE);
  await updateHouseSeller(tx, invented);
}

/** Of the sellers' sales; phones leave them least. */
async function takeCommission(tx: TxCtx): Promise<void> {
  const ofAll = { name: 'commission', kind: null, hsn: null, basisPoints: 500, from: '2025-09-22' } as const;
  const ofPhones = { ...ofAll, kind: 'smartphone', basisPoints: 300 } as const;
  const others = (await setting(tx, 'rates')).filter(({ name }) => name !== 'commission');
  await changeSetting(tx, 'rates', [ofAll, ofPhones, ...others]);
}

async function loadBanners(tx: TxCtx, products: ReadonlyMap<string, ProductId>): Promise<void> {
  await tx.db
    .insertInto('banners')
    .values(
      banners.map((banner, position) => ({
        id: newId<'banner'>(),
        image: banner.image,
        image_phone: banner.imagePhone,
        alt: banner.alt,
        eyebrow: banner.eyebrow,
        headline: banner.headline,
        translations: JSON.stringify(banner.translations),
        product_id: products.get(banner.productSlug) ?? null,
        position,
      })),
    )
    .execute();
  tx.changed('banners');
}
