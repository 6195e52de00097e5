import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACES } from '#platform/throttle/paces.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const CONNECTIONS = 60;

/** Over real sockets, because what the server asks itself costs nobody anything. */
describe('a flood of one client', () => {
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { paces: PACES, trustProxy: 1 });
    const { house } = await castOf(shop);
    await makeProduct(shop, house);
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.end());

  const get = async (path: string, from: string, token?: string) => {
    const asked = performance.now();
    const answer = await fetch(`${url}${path}`, {
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text(), ms: performance.now() - asked };
  };

  it.each([
    { path: '/api/account/export', budget: (PACES.account.burst + PACES.account.perSecond) / 25 },
    { path: '/api/auth/check-auth', budget: PACES.account.burst + PACES.account.perSecond },
  ])(
    'takes its share of $path and no more, and others of the same address are answered',
    async ({ path, budget }) => {
      const stranger = await newBuyer(shop);
      const neighbour = await newBuyer(shop);
      const from = '203.0.113.20';
      let done = 0;
      let isOver = false;
      const began = performance.now();
      const flood = Array.from({ length: CONNECTIONS }, async () => {
        while (!isOver) if ((await get(path, from, stranger.token)).status === 200) done += 1;
      });
      for (let turn = 0; turn < 20; turn += 1)
        expect((await get(`/api/shop/cart/get/${neighbour.id}`, from, neighbour.token)).status).toBe(200);
      await new Promise(resolve => setTimeout(resolve, 2_000));
      const seconds = (performance.now() - began) / 1000;
      const answered = done;
      isOver = true;
      await Promise.all(flood);
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThanOrEqual(Math.ceil(budget * (seconds + 1)));
    },
    60_000,
  );

  it('is refused within a second, with the time to retry, when too many of its requests wait', async () => {
    const guest = '203.0.113.21';
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => get('/api/common/ticket/BB-0000-0000-0000', guest)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const { token } = await newBuyer(shop);
    const exports = await Promise.all(Array.from({ length: 40 }, () => get('/api/account/export', guest, token)));
    const refused = exports.filter(({ text }) => text.includes('request.too_many'));
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, ms } of refused) {
      expect(status).toBe(429);
      expect(ms).toBeGreaterThan(950);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }, 60_000);
});
