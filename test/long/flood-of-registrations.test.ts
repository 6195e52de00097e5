import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeringPaused } from '#features/accounts/contract.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { castOf } from '#test/cast.ts';
import { flood } from '#test/proof/flood.ts';
import { shopperFields } from '#test/registering.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

const REGISTRATIONS = 10_000;
const [[CODES_AT_MOST]] = LIMITS['register.shop'].windows;

/** docs/security-cases.md E12 */
describe('a flood of registrations', () => {
  const log: string[] = [];
  let shop: TestShop;
  beforeAll(async () => {
    const logTo = { write: (line: string) => log.push(line) };
    shop = await startTestShop('postgres', { limits: LIMITS, trustProxy: 1, logLevel: 'info', logTo });
    await castOf(shop);
  });
  afterAll(() => shop.end());

  it('over as many networks mails a thousand codes and one alarm', { timeout: 1_800_000 }, async () => {
    const answers = await flood(REGISTRATIONS, async turn => {
      const { statusCode, body } = await shop.guest.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: shopperFields(),
        headers: { 'x-forwarded-for': `2001:db8:${turn.toString(16)}::1` },
      });
      return { status: statusCode, code: JSON.parse(body).code as string | undefined };
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODES_AT_MOST);
    const paused = answers.filter(({ code }) => code === registeringPaused.code);
    expect(paused).toHaveLength(REGISTRATIONS - CODES_AT_MOST);
    await expect.poll(async () => alarmsIn(await shop.mails(1)), { timeout: 60_000 }).toBe(1);
    const codes = async () => codesIn(await shop.mails(1));
    await expect.poll(codes, { timeout: 1_800_000, interval: 2_000 }).toBe(CODES_AT_MOST);
    expect(log.filter(line => line.includes('registering pauses'))).toHaveLength(1);
  });
});

const codesIn = (mails: readonly string[]) => mails.filter(mail => /^Subject: \d{6} is your/m.test(mail)).length;
const alarmsIn = (mails: readonly string[]) => mails.filter(mail => mail.includes(': registering pauses')).length;
