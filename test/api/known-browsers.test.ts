import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tooManyPasswords, wrongCredentials } from '#features/accounts/contract.ts';
import { cookieIn, type Fields, registerWhole, shopperFields } from '#test/registering.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/shop.ts';

/** Security case A13 */
describe.each(ENGINES)('a browser that somebody has signed in with on the %s engine', engine => {
  let shop: TestShop;
  let asha: Fields;
  let farhan: Fields;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    [asha, farhan] = [shopperFields(), shopperFields()];
    for (const fields of [asha, farhan]) await registerWhole(shop, fields);
  });
  afterAll(() => shop.end());

  const signIn = ({ email }: Fields, password: string, browser?: string) =>
    shop.guest.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: browser === undefined ? {} : { cookie: `browser=${browser}` },
    });
  const browserOf = async (fields: Fields) => cookieIn(await signIn(fields, fields.password), 'browser') ?? '';
  /** Strangers try until the account pauses. */
  const shut = async (fields: Fields) => {
    for (let turn = 0; turn < 5; turn += 1) await signIn(fields, 'not the password');
    expect((await signIn(fields, fields.password)).json().code).toBe(tooManyPasswords.code);
  };

  it('carries a mark that scripts can’t read, of which the database keeps a hash, and that opens nothing', async () => {
    const answer = await signIn(asha, asha.password);
    const set = [answer.headers['set-cookie']].flat().map(String);
    expect(set.find(cookie => cookie.startsWith('browser='))).toMatch(
      /^browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const mark = cookieIn(answer, 'browser') ?? '';
    const { rows } = await sql`select known_browsers::text as row from known_browsers`.execute(shop.open.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(mark);
    for (const headers of [{ cookie: `browser=${mark}` }, { authorization: `Bearer ${mark}` }])
      expect((await shop.guest.inject({ url: '/api/auth/check-auth', headers })).statusCode).toBe(401);
  });

  it('gets its owner in while strangers have shut the account, and begins the count anew', async () => {
    const mark = await browserOf(asha);
    await shut(asha);
    expect((await signIn(asha, asha.password, mark)).statusCode).toBe(200);
    expect((await signIn(asha, 'not the password')).json().code).toBe(wrongCredentials.code);
    expect((await signIn(asha, asha.password)).statusCode).toBe(200);
  });

  it('gets nobody else in, and nobody after half a year', async () => {
    const mark = await browserOf(asha);
    await shut(farhan);
    expect((await signIn(farhan, farhan.password, mark)).statusCode).toBe(429);
    expect((await signIn(farhan, farhan.password, 'B'.repeat(43))).statusCode).toBe(429);
    await shut(asha);
    await sql`update known_browsers set signed_in_at = now() - interval '180 days'`.execute(shop.open.db);
    expect((await signIn(asha, asha.password, mark)).statusCode).toBe(429);
    await sql`delete from throttles`.execute(shop.open.db);
  });

  it('keeps its mark through a logout and serves several people', async () => {
    const mark = await browserOf(asha);
    const second = await signIn(farhan, farhan.password, mark);
    expect(cookieIn(second, 'browser')).toBe(mark);
    const out = await shop.guest.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload: {},
      headers: { cookie: `browser=${mark}; session=${cookieIn(second, 'session')}` },
    });
    expect(cookieIn(out, 'browser')).toBeUndefined();
    for (const fields of [asha, farhan]) {
      await shut(fields);
      expect((await signIn(fields, fields.password, mark)).statusCode).toBe(200);
    }
  });

  it('is forgotten with the account', async () => {
    const leaving = shopperFields();
    await registerWhole(shop, leaving);
    await sql`delete from users where email = ${leaving.email}`.execute(shop.open.db);
    const { rows } = await sql`
      select from known_browsers where user_id not in (select id from users)`.execute(shop.open.db);
    expect(rows).toEqual([]);
  });
});
