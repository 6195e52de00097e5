import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeringPaused } from '#features/accounts/contract.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { tooManyRequests } from '#shared/problems.ts';
import { castOf, makeProduct } from '#test/cast.ts';
import { shopperFields } from '#test/registering.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';
import { makeCrowd, placeAt } from './crowd.ts';

const LONG = process.env.LONG === '1';
const SEARCHES = LONG ? 2_000 : 400;
const SCANS = LONG ? 100_000 : 2_000;
/** As many as one machine can hold sockets for; the next comes when one is answered. */
const AT_ONCE = 50;

const [[MADE_AT_MOST]] = LIMITS['work.network'].windows;
const [[NOWHERE_AT_MOST]] = LIMITS['nowhere.network'].windows;
const [[CODES_AT_MOST]] = LIMITS['register.shop'].windows;

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
  async function flood<Answer>(times: number, ask: (turn: number) => Promise<Answer>): Promise<Answer[]> {
    const turns = Array.from({ length: times }, (_, turn) => turn).values();
    const answers: Answer[] = [];
    const visitor = async () => {
      for (const turn of turns) answers.push(await ask(turn));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return answers;
  }

  it(`of ${SEARCHES} hard searches is held back; what is kept, other networks and orders are not (E7)`, {
    timeout: 600_000,
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
    expect(answers.length - refused.length).toBeLessThanOrEqual(MADE_AT_MOST * windows);
    expect(refused.length).toBeGreaterThan(0);
    for (const { text, retryAfter } of refused) {
      expect(JSON.parse(text).code).toBe(tooManyRequests.code);
      expect(retryAfter).toBeGreaterThan(0);
    }
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  });

  it(`of ${SCANS} unknown addresses is answered in few bytes and leaves no line in the log (E8)`, {
    timeout: 600_000,
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

  it.runIf(LONG)(
    'of 10,000 registrations over as many networks mails a thousand codes and one alarm (E12)',
    {
      timeout: 1_500_000,
    },
    async () => {
      const register = async (turn: number) => {
        const { statusCode, body } = await shop.guest.inject({
          method: 'POST',
          url: '/api/auth/register',
          payload: shopperFields(),
          headers: { 'x-forwarded-for': `2001:db8:${turn.toString(16)}::1` },
        });
        return { status: statusCode, code: JSON.parse(body).code as string | undefined };
      };
      const answers = await flood(10_000, register);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODES_AT_MOST);
      expect(answers.filter(({ code }) => code === registeringPaused.code)).toHaveLength(10_000 - CODES_AT_MOST);
      await expect.poll(async () => alarmsIn(await shop.mails(1)), { timeout: 60_000 }).toBe(1);
      await expect
        .poll(async () => codesIn(await shop.mails(1)), { timeout: 600_000, interval: 2_000 })
        .toBe(CODES_AT_MOST);
      expect(log.filter(line => line.includes('registering pauses'))).toHaveLength(1);
    },
  );
});

const codesIn = (mails: readonly string[]) => mails.filter(mail => /^Subject: \d{6} is your/m.test(mail)).length;
const alarmsIn = (mails: readonly string[]) => mails.filter(mail => mail.includes(': registering pauses')).length;
