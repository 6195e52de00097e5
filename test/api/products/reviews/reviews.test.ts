import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#orders/cart/contract.ts';
import { getProduct } from '#products/catalog/contract.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import { addReview, listReviews, reviewNeedsProduct, withdrawReview } from '#products/reviews/contract.ts';
import { Problem } from '#shared/api/problem.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { type Cast, type CastMember, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const CROWD = 100;

/** Whoever is told that the shop is busy asks again: on a slow machine a crowd waits for one product longer than it may. */
async function insist<Out>(ask: () => Promise<Out>): Promise<Out> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem && error.kind === 'unavailable') return insist(ask);
    throw error;
  }
}

describe.each(ENGINES)('reviews on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let asha: Client;
  let product: ProductId;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    asha = await shop.as(cast.asha);
    product = await makeProduct(shop, cast.house);
  });
  afterAll(() => shop.end());

  const say = (client: Client, reviewValue: number, reviewMessage = 'Good.', productId = product) =>
    client.call(addReview, { productId, reviewValue, reviewMessage });
  const ratingOf = async (id: ProductId) => {
    const { averageReview, reviewCount, histogram } = (await shop.guest.call(getProduct, { id })).data;
    return { averageReview, reviewCount, histogram };
  };

  it('are shown at once, by name and without a user id', async () => {
    expect((await shop.guest.call(listReviews, { productId: product })).data).toEqual([]);
    expect(await say(asha, 4, '  Bright screen.  ')).toMatchObject({ message: 'Review added successfully!' });
    const answer = await shop.guest.inject({ url: `/api/shop/review/${product}` });
    expect(answer.json().data).toMatchObject([
      { userName: 'asha', reviewMessage: 'Bright screen.', reviewValue: 4, verified: false },
    ]);
    expect(answer.body).not.toContain(cast.asha.id);
    expect(await ratingOf(product)).toEqual({ averageReview: 4, reviewCount: 1, histogram: [0, 0, 0, 1, 0] });
  });

  it('of the same shopper replace each other', async () => {
    await say(asha, 2, 'It broke.');
    expect((await shop.guest.call(listReviews, { productId: product })).data).toMatchObject([
      { reviewMessage: 'It broke.' },
    ]);
    expect(await ratingOf(product)).toEqual({ averageReview: 2, reviewCount: 1, histogram: [0, 1, 0, 0, 0] });
  });

  it('stay hidden when a hidden one is replaced', async () => {
    const id = await makeProduct(shop, cast.house);
    await say(asha, 1, 'Rude words.', id);
    await shop.context.tx(async tx => {
      await tx.db.updateTable('reviews').set({ hidden_at: tx.now() }).where('product_id', '=', id).execute();
      await tx.db.updateTable('products').set({ review_count: 0, review_sum: 0 }).where('id', '=', id).execute();
      tx.changed(`product:${id}`);
    });
    await say(asha, 5, 'Other words.', id);
    expect(await ratingOf(id)).toEqual({ averageReview: 0, reviewCount: 0, histogram: [0, 0, 0, 0, 0] });
  });

  it('are exact on average while a hundred speak, speak again and take it back at once', async () => {
    const id = await makeProduct(shop, cast.house);
    const crowd = await Promise.all((await people(shop)).map(person => shop.as(person)));
    const stars = (n: number) => 1 + ((n * n + 3 * n) % 5);
    await Promise.all(crowd.map((client, n) => insist(() => say(client, stars(n), 'First word.', id))));
    await Promise.all(
      crowd.flatMap((client, n) => [
        ...(n % 2 === 0 ? [insist(() => say(client, stars(n + 1), 'Second word.', id))] : []),
        ...(n % 3 === 0 ? [insist(() => client.call(withdrawReview, { productId: id }))] : []),
      ]),
    );
    const rows = await shop.open.db.selectFrom('reviews').select('rating').where('product_id', '=', id).execute();
    const { averageReview, reviewCount, histogram } = await ratingOf(id);
    const mean = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length;
    expect([averageReview, reviewCount]).toEqual([Number(mean.toFixed(2)), rows.length]);
    expect(histogram).toEqual([1, 2, 3, 4, 5].map(value => rows.filter(({ rating }) => rating === value).length));
    // Nobody who was not taking it back is missing; of those who did both at once either word may have come last.
    expect(rows.length).toBeGreaterThanOrEqual(CROWD - 34);
  });

  // The embedded engine has one connection: while it counts, nobody else can ask for anything.
  if (engine === 'postgres')
    it('keep nobody from putting the product into a cart while one is counted', async () => {
      const farhan = await shop.as(cast.farhan);
      // Somebody else's request, which is no part of this transaction although it is made while it is open.
      const outside = AsyncLocalStorage.snapshot();
      await shop.context.tx(async tx => {
        await lockProduct(tx, product);
        const added = outside(() => farhan.call(addToCart, { productId: product, quantity: 1 }));
        await expect(added).resolves.toMatchObject({ success: true });
      });
    });

  it.each([
    ['no stars', { reviewValue: 0 }],
    ['six stars', { reviewValue: 6 }],
    ['half stars', { reviewValue: 4.5 }],
    ['stars in words', { reviewValue: 'five' }],
    ['no text', { reviewMessage: '' }],
    ['blank text', { reviewMessage: '   ' }],
    ['2,001 characters', { reviewMessage: 'a'.repeat(2001) }],
    ['words that nobody can see', { reviewMessage: '\u200b\u2800\u3164' }],
    ['an unknown field', { verified: true }],
  ])('are refused with %s', async (_what, more) => {
    const payload = { productId: product, reviewMessage: 'Fine.', reviewValue: 5, ...more };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/review/add', payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });

  it('are refused in the name of another, from guests, from sellers, and of what is not on sale', async () => {
    const as = (client: Client, more: object) =>
      client.inject({
        method: 'POST',
        url: '/api/shop/review/add',
        payload: { productId: product, reviewMessage: 'Fine.', reviewValue: 5, ...more },
      });
    expect((await as(asha, { userId: cast.farhan.id })).statusCode).toBe(403);
    expect((await as(asha, { userId: newId() })).statusCode).toBe(403);
    expect((await as(asha, { userId: cast.asha.id, userName: 'farhan' })).statusCode).toBe(200);
    expect((await shop.guest.call(listReviews, { productId: product })).data[0]?.userName).toBe('asha');
    expect((await as(shop.guest, {})).statusCode).toBe(401);
    for (const person of [cast.deccan, cast.waiting, cast.admin])
      expect((await as(await shop.as(person), {})).statusCode).toBe(403);
    const hidden = await makeProduct(shop, cast.house, { listed: false });
    await expect(say(asha, 5, 'Fine.', hidden)).rejects.toMatchObject({ code: reviewNeedsProduct.code });
  });
});

async function people(shop: TestShop): Promise<CastMember[]> {
  const members = Array.from({ length: CROWD }, (_, n) => ({
    id: newId<'user'>(),
    userName: `crowd ${n}`,
    email: `crowd${n}@cast.example`,
  }));
  await shop.open.db
    .insertInto('users')
    .values(
      members.map(({ id, userName, email }) => ({
        id,
        email,
        user_name: userName,
        user_name_key: userName,
        password_hash: 'none',
        role: 'user' as const,
        type: 'user' as const,
      })),
    )
    .execute();
  return members;
}
