import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeringPaused } from '#people/accounts/contract.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { flood } from '#test/proof/flood.ts';

const REGISTRATIONS = 10_000;
const [[MAX_CODES]] = LIMITS['register.shop'].windows;
const [[MAX_BEYOND]] = LIMITS['register.provider'].windows;
/** All networks of the flood lie in one provider's block. */
const MAX_CODES_SENT = MAX_CODES + MAX_BEYOND;

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

  it('over as many networks of one provider mails a thousand codes, twenty more and one alarm, and nobody else is shut out', {
    timeout: 1_800_000,
  }, async () => {
    const registerFrom = async (address: string) => {
      const { statusCode, body } = await shop.guest.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: shopperFields(),
        headers: { 'x-forwarded-for': address },
      });
      return { status: statusCode, code: JSON.parse(body).code as string | undefined };
    };
    const answers = await flood(REGISTRATIONS, turn => registerFrom(`2001:db8:${turn.toString(16)}::1`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CODES_SENT);
    expect((await registerFrom('203.0.113.7')).status).toBe(200);
    const paused = answers.filter(({ code }) => code === registeringPaused.code);
    expect(paused).toHaveLength(REGISTRATIONS - MAX_CODES_SENT);
    await expect.poll(async () => alarmsIn(await shop.mails(1)), { timeout: 60_000 }).toBe(1);
    const codes = async () => codesIn(await shop.mails(1));
    await expect.poll(codes, { timeout: 1_800_000, interval: 2_000 }).toBe(MAX_CODES_SENT + 1);
    expect(log.filter(line => line.includes('registration is paused'))).toHaveLength(1);
  });
});

const codesIn = (mails: readonly string[]) => mails.filter(mail => /^Subject: \d{6} is your/m.test(mail)).length;
const alarmsIn = (mails: readonly string[]) => mails.filter(mail => mail.includes(': registration is paused')).length;
