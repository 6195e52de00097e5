import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tooManyFromNetwork, tooManyRegistrations } from '#people/accounts/contract.ts';
import { MAX_SESSIONS } from '#people/accounts/own-account.contract.ts';
import { LIMITS } from '#platform/throttle/limits.ts';
import { cookieIn, type Fields, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** Security cases A9a, A13a, A25, E9a: one stranger and everybody else of the same provider. */
describe('people who share a network with a stranger', () => {
  let shop: TestShop;
  let asha: Fields;
  let browser: string;
  beforeAll(async () => {
    shop = await startTestShop('postgres', { limits: LIMITS, trustProxy: 1, worksJobs: true });
    asha = shopperFields();
    await registerWhole(shop, asha);
    browser = cookieIn(await signIn('203.0.113.1', asha), 'browser') ?? '';
  });
  afterAll(() => shop.end());

  const post = (url: string, payload: object, from: string, cookie = '') =>
    shop.guest.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    });
  const signIn = (from: string, { email, password }: Pick<Fields, 'email' | 'password'>, cookie = '') =>
    post('/api/auth/login', { email, password }, from, cookie);
  const register = (from: string, cookie = '') => post('/api/auth/register', shopperFields(), from, cookie);
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;

  it('sign in where they are known, whatever wrong passwords came from that address (A13a)', async () => {
    const shared = '100.64.0.1';
    await shop.api.throttle.take('login.network', shared, 60);
    await shop.api.throttle.take('hash.network', shared, 100);
    expect(codeOf(await signIn(shared, asha))).toBe(tooManyFromNetwork.code);
    expect((await signIn(shared, asha, `browser=${browser}`)).statusCode).toBe(200);
    await shop.api.throttle.take('hash.network', shared, 101);
    expect((await signIn(shared, asha, `browser=${browser}`)).statusCode).toBe(200);
  });

  it('register where they are known, whatever the network has asked for, five times an hour (A9a)', async () => {
    const shared = '100.64.0.2';
    await shop.api.throttle.take('register.network', shared, 20);
    expect(codeOf(await register(shared))).toBe(tooManyRegistrations.code);
    for (let turn = 0; turn < 5; turn += 1) expect((await register(shared, `browser=${browser}`)).statusCode).toBe(200);
    expect(codeOf(await register(shared, `browser=${browser}`))).toBe(tooManyRegistrations.code);
    const forgotten = await post('/api/auth/forgot-password', { email: asha.email }, shared, `browser=${browser}`);
    expect(forgotten.statusCode).toBe(200);
    expect(codeOf(await post('/api/auth/forgot-password', { email: asha.email }, shared))).toBe(
      tooManyRegistrations.code,
    );
  });

  it('are not shut out of registering by a thousand tries from one /48 (E12b)', async () => {
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 1_000; turn += 1) {
      // The name is taken, so nothing is hashed or mailed.
      const fields = shopperFields({ userName: asha.userName });
      const from = `2001:db8:48:${turn.toString(16)}::1`;
      const { statusCode } = await post('/api/auth/register', fields, from);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 409: 100, 429: 900 });
    expect((await register('2001:db8:49::1')).statusCode).toBe(200);
  }, 120_000);

  it('register during a pause unless their own provider is where the flood comes from (E12)', async () => {
    await shop.api.throttle.take('register.shop', 'register', 1_001);
    await shop.api.throttle.take('register.provider', '198.18/16', 20);
    expect((await register('198.18.7.7')).statusCode).toBe(429);
    expect((await register('198.51.100.7')).statusCode).toBe(200);
  });

  it('are signed in on so many devices at most; the one used longest ago is signed out (A25)', async () => {
    await sql`delete from throttles`.execute(shop.open.db);
    const known = `browser=${browser}`;
    const tokens: string[] = [];
    const first = await signIn('203.0.113.9', asha, known);
    tokens.push(cookieIn(first, 'session') ?? '');
    await sql`update sessions set seen_at = now() - interval '1 day'`.execute(shop.open.db);
    for (let turn = 0; turn < MAX_SESSIONS; turn += 1)
      tokens.push(cookieIn(await signIn('203.0.113.9', asha, known), 'session') ?? '');
    const asked = (token = '') =>
      shop.guest.inject({ url: '/api/auth/check-auth', headers: { authorization: `Bearer ${token}` } });
    expect((await asked(tokens[0])).statusCode).toBe(401);
    expect((await asked(tokens[1])).statusCode).toBe(200);
    expect((await asked(tokens.at(-1))).statusCode).toBe(200);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sessions join users on users.id = user_id
      where email = ${asha.email}`.execute(shop.open.db);
    expect(rows[0]?.count).toBe(MAX_SESSIONS);
  });
});
