import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#platform/throttle/limits.ts';
import { tooManyRequests } from '#shared/api/problems.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd, placeAt } from './crowd.ts';
import { flood } from './flood.ts';

const LONG = process.env.LONG === '1';
const SEARCHES = LONG ? 2_000 : 400;
const SCANS = LONG ? 100_000 : 2_000;

const [[MAX_MADE]] = LIMITS['work.network'].windows;
const [[NOWHERE_AT_MOST]] = LIMITS['nowhere.network'].windows;

describe('a flood', () => {
  const log: string[] = [];
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    const logTo = { write: (line: string) => log.push(line) };
    shop = await startTestShop('postgres', { limits: LIMITS, trustProxy: 1, logLevel: 'info', logTo });
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.end());

  async function get(path: string, from: string) {
    const answer = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': from } });
    const text = await answer.text();
    return { status: answer.status, text, retryAfter: Number(answer.headers.get('retry-after')) };
  }
  it(`of ${SEARCHES} hard searches is held back; what is kept, other networks and orders are not (E7)`, {
    timeout: 1_800_000,
  }, async () => {
    const cast = await castOf(shop);
    const phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 50 });
    const [buyer] = await makeCrowd(shop.open.db, 1, [phone]);
    const from = '203.0.113.7';
    const kept = `/api/shop/products/get/${phone}`;
    await get(kept, '198.51.100.1');
    const began = Date.now();
    const [answers, placed, again] = await Promise.all([
      flood(SEARCHES, turn => get(`/api/shop/search/samsnug%20phnoe%20undr%20${turn}`, from)),
      buyer && placeAt(url, buyer, randomUUID()),
      flood(50, () => get(kept, from)),
    ]);
    const windows = Math.ceil((Date.now() - began) / 10_000) + 1;
    expect(placed?.status).toBe(200);
    expect(again.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await get('/api/shop/search/another%20network', '203.0.113.8')).status).toBe(200);

    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeLessThanOrEqual(MAX_MADE * windows);
    expect(refused.length).toBeGreaterThan(0);
    for (const { text, retryAfter } of refused) {
      expect(JSON.parse(text).code).toBe(tooManyRequests.code);
      expect(retryAfter).toBeGreaterThan(0);
    }
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  });

  it(`of ${SCANS} unknown addresses is answered in few bytes and leaves no line in the log (E8)`, {
    timeout: 1_800_000,
  }, async () => {
    const before = log.length;
    const began = Date.now();
    const answers = await flood(SCANS, turn => get(`/${turn % 2 ? 'api/' : ''}wp-admin/${turn}.php`, '203.0.113.9'));
    const windows = Math.ceil((Date.now() - began) / 60_000) + 1;
    expect(log.slice(before)).toEqual([]);
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(NOWHERE_AT_MOST * windows);
    expect(answers.filter(({ status }) => status !== 404 && status !== 429)).toEqual([]);
    expect(Math.max(...answers.map(({ text }) => text.length))).toBeLessThan(300);
    expect((await get('/api/shop/products/get', '203.0.113.9')).status).toBe(200);
  });
});
