import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tooManyPasswords, wrongCredentials } from '#people/accounts/contract.ts';
import {
  forgotPassword,
  resetPassword,
  tooManyWrongCodes,
  wrongAccountCode,
} from '#people/accounts/password/password-reset.contract.ts';
import { cookieIn, type Fields, mailsTo, otherThan, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

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
  /** The code of the newest mail for a new password. */
  const resetCode = async (email: string, mails: number) => {
    const text = /^Subject: (\d{6}) is your code for/m;
    return (await mailsTo(shop, email, mails)).flatMap(mail => text.exec(mail)?.[1] ?? []).at(-1) ?? '';
  };
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

  it('lets the owner in while strangers have locked the account, and resets the count', async () => {
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

  it('is not needed by who has chosen a new password meanwhile', async () => {
    await shut(asha);
    const { reset } = await shop.guest.call(forgotPassword, { email: asha.email });
    const code = await resetCode(asha.email, 2);
    const password = 'phir se naya darwaza';
    await shop.guest.call(resetPassword, { reset, code, password });
    expect((await signIn(asha, password)).statusCode).toBe(200);
  });

  it('takes the code of a new password while strangers have guessed too often, and they are shut out (A23a)', async () => {
    const kavya = shopperFields();
    await registerWhole(shop, kavya);
    const mark = await browserOf(kavya);
    const choose = async (reset: string, code: string, browser?: string) =>
      shop.guest.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { reset, code, password: 'phir se naya darwaza' },
        headers: browser === undefined ? {} : { cookie: `browser=${browser}` },
      });
    for (const mails of [2, 3]) {
      const { reset } = await shop.guest.call(forgotPassword, { email: kavya.email });
      const code = await resetCode(kavya.email, mails);
      for (let turn = 0; turn < 5; turn += 1)
        expect((await choose(reset, otherThan(code))).json().code).toBe(wrongAccountCode.code);
    }
    const { reset } = await shop.guest.call(forgotPassword, { email: kavya.email });
    const code = await resetCode(kavya.email, 4);
    expect((await choose(reset, code)).json().code).toBe(tooManyWrongCodes.code);
    expect((await choose(reset, code, await browserOf(asha))).json().code).toBe(tooManyWrongCodes.code);
    // The owner's own browser has a count of its own.
    for (let turn = 0; turn < 2; turn += 1)
      expect((await choose(reset, otherThan(code), mark)).json().code).toBe(wrongAccountCode.code);
    expect((await choose(reset, code, mark)).statusCode).toBe(200);
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
