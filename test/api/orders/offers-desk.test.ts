import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import { keepCode, quoteOffers } from '#orders/cart/contract.ts';
import {
  addOffer,
  changeOffer,
  codeIsTaken,
  estimateOffer,
  listOffers,
  offerInvalid,
  offerMissing,
  tooManyOffers,
} from '#orders/offers/desk.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Buyer, fillCart, newBuyer } from '#test/builders/buying.ts';
import { type OfferScene, startOfferScene } from '#test/builders/offer-scene.ts';
import { makeOffer, offerDraft } from '#test/builders/offering.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('offers on the desk on the %s engine', engine => {
  let scene: OfferScene;
  beforeAll(async () => {
    scene = await startOfferScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  it('are made by administrators, and by sellers for own products at own expense', async () => {
    const { shop, cast, admin, priced, ordered } = scene;
    const seller = await shop.as(cast.deccan);
    const [own, foreign] = [await priced(1_000), await priced(1_000, cast.ritchie.sellerId)];
    const slugOf = async (id: ProductId) =>
      (await shop.open.db.selectFrom('products').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug;
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [own, 2], [foreign, 1]);
    await ordered(buyer);
    const draft = offerDraft({
      ...{ name: 'Diwali', code: 'DECCAN20', percent: 20, bearer: 'shop', most: 5 },
      conditions: { products: [await slugOf(own)] },
    });
    const { data: estimate } = await seller.call(estimateOffer, draft);
    expect([estimate.applied, estimate.cost]).toEqual([1, 40_000]);
    const { data: made } = await seller.call(addOffer, draft);
    expect(made).toMatchObject({ bearer: 'seller', seller: 'deccan', state: 'live', used: 0 });
    await expect(admin.call(addOffer, draft)).rejects.toMatchObject({ code: codeIsTaken.code });
    await expect(
      seller.call(addOffer, { ...draft, code: 'OTHERS', conditions: { products: [await slugOf(foreign)] } }),
    ).rejects.toMatchObject({ code: offerInvalid.code });
    const [sellers, persons] = [[cast.deccan.sellerId], [buyer.email]];
    await expect(
      seller.call(addOffer, { ...draft, code: 'NARROW', conditions: { sellers, persons } }),
    ).rejects.toMatchObject({
      ...{ code: offerInvalid.code, fields: { sellers: expect.any(String), persons: expect.any(String) } },
    });
    await fillCart(buyer, [own, 1], [foreign, 1]);
    expect((await buyer.call(keepCode, { code: 'DECCAN20' })).offers.discount).toBe(20_000);
    await ordered(buyer);
    const file = (await seller.inject({ url: '/api/admin/orders/export?placed=today' })).body;
    expect(file).toContain(',Offers,Discount by seller,Discount by shop,Discount by bank');
    expect(file).toContain(',DECCAN20,200,0,0');
    const other = await shop.as(cast.ritchie);
    await expect(other.call(changeOffer, { offerId: made._id, paused: true })).rejects.toMatchObject({
      code: offerMissing.code,
    });
    const changed = await seller.call(changeOffer, { offerId: made._id, paused: true, most: 1 });
    expect(changed.data).toMatchObject({ state: 'paused', used: 1, spent: 20_000, most: 1 });
    const { data, counts } = await other.call(listOffers, {});
    expect([data, counts.all]).toEqual([[], 0]);
  });

  it('are for the products of some sellers, and for the accounts of some addresses', async () => {
    const { shop, cast, admin, priced } = scene;
    const [own, foreign] = [await priced(1_000), await priced(1_000, cast.ritchie.sellerId)];
    const [meant, other] = [await newBuyer(shop), await newBuyer(shop)];
    const draft = offerDraft({
      ...{ name: 'For you', percent: 10, bearer: 'shop' },
      conditions: { sellers: [cast.deccan.sellerId], persons: [meant.email.toUpperCase()], products: [own, foreign] },
    });
    await expect(
      admin.call(addOffer, { ...draft, conditions: { persons: [meant.email, 'nobody@home.example'] } }),
    ).rejects.toMatchObject({ code: offerInvalid.code, fields: { persons: expect.stringContaining('nobody@home') } });
    await admin.call(addOffer, draft);
    for (const buyer of [meant, other]) await fillCart(buyer, [own, 1], [foreign, 1]);
    const discountOf = async (buyer: Buyer) => (await buyer.call(quoteOffers, {})).data.discount;
    expect([await discountOf(meant), await discountOf(other)]).toEqual([10_000, 0]);
    expect((await meant.call(exportMine, {})).data.offersForYou).toMatchObject([{ name: 'For you', code: null }]);
    expect((await other.call(exportMine, {})).data.offersForYou).toEqual([]);
    const { rows } = await sql<{ conditions: object }>`select conditions from offers where name = 'For you'`.execute(
      shop.open.db,
    );
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('of one seller are limited, so that they slow nobody’s cart', async () => {
    const { shop, cast } = scene;
    const seller = await shop.as(cast.ritchie);
    const draft = offerDraft();
    const { data: one } = await seller.call(addOffer, draft);
    for (let count = 1; count < 50; count += 1)
      await makeOffer(shop, { seller_id: cast.ritchie.sellerId, bearer: 'seller' });
    const refused = { code: tooManyOffers.code, message: expect.stringContaining('50') };
    await expect(seller.call(addOffer, draft)).rejects.toMatchObject(refused);
    await (await shop.as(cast.deccan)).call(addOffer, draft);
    await shop.open.db
      .updateTable('offers')
      .set({ ends_at: new Date(Date.now() - 500) })
      .where('id', '=', one._id)
      .execute();
    const again = { offerId: one._id, endsAt: draft.endsAt };
    await seller.call(changeOffer, again);
    await shop.open.db
      .updateTable('offers')
      .set({ ends_at: new Date(Date.now() - 500) })
      .where('id', '=', one._id)
      .execute();
    await seller.call(addOffer, draft);
    await expect(seller.call(changeOffer, again)).rejects.toMatchObject(refused);
  });
});
