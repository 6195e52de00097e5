import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateOrder } from '#orders/orders/contract.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { addReview, findOwnReview, listReviews, withdrawReview } from '#products/reviews/contract.ts';
import type { OrderId, ProductId } from '#shared/id.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('one’s own review on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let asha: Client;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    asha = await shop.as(cast.asha);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const say = (client: Client, productId: ProductId, reviewValue = 4) =>
    client.call(addReview, { productId, reviewValue, reviewMessage: 'Bright screen.' });
  const own = async (client: Client, productId: ProductId) => (await client.call(findOwnReview, { productId })).data;
  const listed = async (productId: ProductId) => (await shop.guest.call(listReviews, { productId })).data;
  const ratingOf = async (id: ProductId) => {
    const { averageReview, reviewCount, histogram } = (await shop.guest.call(getProduct, { id })).data;
    return { averageReview, reviewCount, histogram };
  };
  const hide = (productId: ProductId) =>
    shop.context.tx(async tx => {
      await tx.db.updateTable('reviews').set({ hidden_at: tx.now() }).where('product_id', '=', productId).execute();
      await tx.db.updateTable('products').set({ review_count: 0, review_sum: 0 }).where('id', '=', productId).execute();
      tx.changed(`product:${productId}`, `reviews:${productId}`);
    });

  it('is shown only to its author, and never cached', async () => {
    const id = await makeProduct(shop, cast.house);
    expect(await own(asha, id)).toBeNull();
    await say(asha, id);
    expect(await own(asha, id)).toMatchObject({ reviewMessage: 'Bright screen.', reviewValue: 4, hidden: false });
    expect(await own(await shop.as(cast.farhan), id)).toBeNull();
    const answer = await asha.inject({ url: `/api/shop/review/mine/${id}` });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('leaves average and histogram at once when it is withdrawn, and may be withdrawn again', async () => {
    const id = await makeProduct(shop, cast.house);
    await say(asha, id, 5);
    await say(await shop.as(cast.farhan), id, 2);
    expect(await ratingOf(id)).toEqual({ averageReview: 3.5, reviewCount: 2, histogram: [0, 1, 0, 0, 1] });
    for (const _again of [1, 2]) {
      expect(await asha.call(withdrawReview, { productId: id })).toMatchObject({ success: true });
      expect(await ratingOf(id)).toEqual({ averageReview: 2, reviewCount: 1, histogram: [0, 1, 0, 0, 0] });
      expect((await listed(id)).map(review => review.userName)).toEqual(['farhan']);
      expect(await own(asha, id)).toBeNull();
    }
    await say(asha, id, 4);
    expect(await ratingOf(id)).toEqual({ averageReview: 3, reviewCount: 2, histogram: [0, 1, 0, 1, 0] });
  });

  it('can be withdrawn when the product is no longer on sale', async () => {
    const id = await makeProduct(shop, cast.house);
    await say(asha, id);
    await shop.open.db.updateTable('products').set({ listed: false }).where('id', '=', id).execute();
    await asha.call(withdrawReview, { productId: id });
    expect(await own(asha, id)).toBeNull();
  });

  it('stays hidden when it was hidden, deleted and written again', async () => {
    const id = await makeProduct(shop, cast.house);
    await say(asha, id, 1);
    await hide(id);
    expect(await own(asha, id)).toMatchObject({ hidden: true });
    await asha.call(withdrawReview, { productId: id });
    expect(await own(asha, id)).toBeNull();
    const kept = await shop.open.db.selectFrom('reviews').select('body').where('product_id', '=', id).execute();
    expect(kept).toEqual([{ body: '' }]);
    await say(asha, id, 5);
    expect(await own(asha, id)).toMatchObject({ hidden: true, reviewValue: 5 });
    expect(await listed(id)).toEqual([]);
    expect(await ratingOf(id)).toMatchObject({ averageReview: 0, reviewCount: 0 });
  });

  it('is for shoppers only', async () => {
    const id = await makeProduct(shop, cast.house);
    for (const method of ['GET', 'DELETE'] as const) {
      const as = async (client: Client) =>
        (await client.inject({ method, url: `/api/shop/review/mine/${id}` })).statusCode;
      expect(await as(shop.guest)).toBe(401);
      for (const person of [cast.deccan, cast.waiting, cast.admin]) expect(await as(await shop.as(person))).toBe(403);
    }
  });

  it('becomes a verified purchase when a line is delivered, and is none while the delivery is taken back', async () => {
    const id = await makeProduct(shop, cast.house);
    const buyer = await newBuyer(shop);
    const verified = async () => (await listed(id)).map(review => review.verified);
    const moveTo = (orderId: OrderId, orderStatus: ChoosableStatus) =>
      admin.call(updateOrder, { orderId, orderStatus });
    await say(buyer, id);
    expect(await verified()).toEqual([false]);
    const orderId = await buy(buyer, [id, 1]);
    expect(await verified()).toEqual([false]);
    for (const [status, expected] of [
      ['inShipping', false],
      ['delivered', true],
      ['inShipping', false],
      ['delivered', true],
      ['rejected', false],
    ] as const) {
      await moveTo(orderId, status);
      expect([status, ...(await verified())]).toEqual([status, expected]);
    }
  });

  it('is no verified purchase by another’s delivery, or by one of another product', async () => {
    const [id, other] = [await makeProduct(shop, cast.house), await makeProduct(shop, cast.house)];
    const buyer = await newBuyer(shop);
    await admin.call(updateOrder, { orderId: await buy(buyer, [other, 1]), orderStatus: 'delivered' });
    const stranger = await newBuyer(shop);
    await admin.call(updateOrder, { orderId: await buy(stranger, [id, 1]), orderStatus: 'delivered' });
    await say(buyer, id);
    expect(await listed(id)).toMatchObject([{ verified: false }]);
    expect(await own(buyer, id)).toMatchObject({ verified: false });
  });
});
