import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviews } from '#products/reviews/contract.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** The stars of twelve reviews, the oldest first; the last is hidden. */
const STARS = [5, 4, 5, 1, 3, 5, 2, 4, 5, 1, 4, 1];
const HOUR = 3_600_000;

describe.each(ENGINES)('lists of reviews on the %s engine', engine => {
  let shop: TestShop;
  let product: ProductId;

  beforeAll(async () => {
    shop = await startTestShop(engine);
    product = await makeProduct(shop, (await castOf(shop)).house);
    const writers = STARS.map((rating, n) => ({ id: newId<'user'>(), name: `writer ${n}`, rating, n }));
    await shop.open.db
      .insertInto('users')
      .values(
        writers.map(({ id, name }) => ({
          id,
          email: `${id}@cast.example`,
          user_name: name,
          user_name_key: name,
          password_hash: 'none',
          role: 'user' as const,
          type: 'user' as const,
        })),
      )
      .execute();
    // Two at a time were written at the same moment, so that paging has something to tell apart.
    const at = (n: number) => new Date(Date.UTC(2026, 10, 1) + Math.floor(n / 2) * HOUR);
    await shop.open.db
      .insertInto('reviews')
      .values(
        writers.map(({ id, rating, n }) => ({
          id: newId<'review'>(),
          product_id: product,
          user_id: id,
          rating,
          body: `Word ${n}`,
          created_at: at(n),
          hidden_at: n === STARS.length - 1 ? at(n) : null,
        })),
      )
      .execute();
  });
  afterAll(() => shop.end());

  const list = (more: object) => shop.guest.call(listReviews, { productId: product, ...more });

  it('hold all that is visible, newest first, unless asked otherwise', async () => {
    const { data, ...paging } = await list({});
    expect(paging).toMatchObject({ page: 1, limit: 100, currentPage: 1, totalPages: 1, totalItems: 11 });
    const times = data.map(review => review.createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(data.some(review => review.reviewMessage === 'Word 11')).toBe(false);
  });

  it.each(['newest', 'highest', 'lowest'] as const)('page without gap or repetition, %s first', async sortBy => {
    const whole = (await list({ sortBy })).data.map(review => review._id);
    const pages = await Promise.all([1, 2, 3, 4].map(page => list({ sortBy, page, limit: 3 })));
    expect(pages.flatMap(page => page.data.map(review => review._id))).toEqual(whole);
    expect(pages.map(page => page.totalPages)).toEqual([4, 4, 4, 4]);
    expect((await list({ sortBy, page: 5, limit: 3 })).data).toEqual([]);
  });

  it('begin with the highest or the lowest, the newer of equals first', async () => {
    const highest = (await list({ sortBy: 'highest' })).data;
    expect(highest.map(review => review.reviewValue)).toEqual([5, 5, 5, 5, 4, 4, 4, 3, 2, 1, 1]);
    expect(highest.slice(0, 4).map(review => review.reviewMessage)).toEqual(['Word 8', 'Word 5', 'Word 2', 'Word 0']);
    const lowest = (await list({ sortBy: 'lowest' })).data;
    expect(lowest.map(review => review.reviewValue)).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5]);
    expect(lowest[0]?.reviewMessage).toBe('Word 9');
  });

  it('can be of one number of stars, counted alone', async () => {
    const { data, totalItems } = await list({ stars: 4, limit: 2 });
    expect([data.map(review => review.reviewValue), totalItems]).toEqual([[4, 4], 3]);
    expect((await list({ stars: 1 })).totalItems).toBe(2);
  });

  it.each([
    'stars=0',
    'stars=6',
    'stars=4.5',
    'sortBy=oldest',
    'page=0',
    'limit=0',
    'limit=101',
    'page=1&page=2',
    'q=x',
  ])('refuse %s (D1, E2)', async query => {
    const answer = await shop.guest.inject({ url: `/api/shop/review/${product}?${query}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
