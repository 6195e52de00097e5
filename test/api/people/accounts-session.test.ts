import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountBlocked, checkAuth, login, logout, wrongCredentials } from '#people/accounts/contract.ts';
import { busy } from '#shared/api/busy.ts';
import { signInFirst } from '#shared/api/problems.ts';
import { cookieIn, type Fields, registerWhole, sellerFields, shopperFields } from '#test/builders/registering.ts';
import { clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { holdPasswords } from '#test/setup/quick-argon2.ts';

describe.each(ENGINES)('a session on the %s engine', engine => {
  let shop: TestShop;
  let asha: Fields;
  const log: string[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, { logLevel: 'debug', logTo: { write: line => log.push(line) } });
    asha = shopperFields();
    await registerWhole(shop, asha);
  });
  afterAll(() => shop.end());

  const signIn = (payload: object, headers: Record<string, string> = {}) =>
    shop.guest.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
  const whoIs = (headers: Record<string, string>) => shop.guest.inject({ url: '/api/auth/check-auth', headers });

  it('begins with the right password and says who it is, without secrets (G1)', async () => {
    const answer = await signIn({ email: asha.email, password: asha.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Logged in successfully',
      user: {
        id: expect.any(String),
        userName: asha.userName,
        email: asha.email,
        role: 'user',
        type: 'user',
      },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const [session, marker] = [answer.headers['set-cookie']].flat().map(String);
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(marker).toMatch(/^signed_in=1; Max-Age=15552000; Path=\/; SameSite=Lax$/);
  });

  it('works as a cookie and as a bearer, and where there are both, the bearer alone counts (A19)', async () => {
    const token = cookieIn(await signIn(ashas()), 'session') ?? '';
    expect((await whoIs({ cookie: `session=${token}` })).statusCode).toBe(200);
    expect((await whoIs({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const meera = shopperFields();
    const { user } = await registerWhole(shop, meera);
    const hers = (await shop.as(user)).token;
    for (const scheme of ['Bearer', 'bearer']) {
      const both = await whoIs({ cookie: `session=${token}`, authorization: `${scheme} ${hers}` });
      expect(both.json().user.id).toBe(user.id);
      const ended = await whoIs({ cookie: `session=${token}`, authorization: `${scheme} ${'x'.repeat(43)}` });
      expect(ended.statusCode).toBe(401);
    }
  });

  it('is had as a token, without cookies, by programs', async () => {
    const answer = await clientOf({ app: shop.app }, undefined).inject({
      method: 'POST',
      url: '/api/auth/token',
      payload: { email: asha.email, password: asha.password },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    const { token, user } = answer.json();
    expect((await whoIs({ authorization: `Bearer ${token}` })).json().user).toEqual(user);
  });

  it('finds the one account whatever the letter case and spaces of the address (A16)', async () => {
    expect((await signIn({ ...ashas(), email: ` ${asha.email.toUpperCase()} ` })).statusCode).toBe(200);
    expect((await signIn({ ...ashas(), email: asha.email.replace('k', '\u212a') })).statusCode).toBe(400);
  });

  it('is refused in the same words for an unknown address and a wrong password, blocked or not (A11)', async () => {
    const blocked = shopperFields();
    await registerWhole(shop, blocked);
    await sql`update users set blocked_at = now(), blocked_reason = 'Three parcels were refused.'
      where email = ${blocked.email}`.execute(shop.open.db);
    const answers = [
      await signIn({ email: 'nobody@home.example', password: 'phir milenge' }),
      await signIn({ email: 'no address at all', password: 'phir milenge' }),
      await signIn({ email: asha.email, password: 'phir milenge' }),
      await signIn({ email: blocked.email, password: 'phir milenge' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        success: false,
        code: wrongCredentials.code,
        message: 'Wrong email or password.',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const own = await signIn({ email: blocked.email, password: blocked.password });
    expect(own.statusCode).toBe(403);
    expect(own.json()).toMatchObject({ code: accountBlocked.code, message: expect.stringContaining('Three parcels') });
  });

  it('takes passwords exactly, and refuses what is longer than any before hashing it (A14)', async () => {
    for (const password of [`${asha.password} `, asha.password.toUpperCase(), 'x'.repeat(64), 'x'.repeat(10_000)])
      expect((await signIn({ email: asha.email, password })).json()).toMatchObject({ code: wrongCredentials.code });
    expect((await signIn({ email: asha.email, password: `${asha.password}\0` })).statusCode).toBe(400);
    const long = shopperFields({ password: `${'ñ'.repeat(63)}₹` });
    await registerWhole(shop, long);
    expect((await signIn({ email: long.email, password: long.password })).statusCode).toBe(200);
    expect((await signIn({ email: long.email, password: long.password.normalize('NFD') })).statusCode).toBe(400);
  });

  it('is a new one at each login; the one the browser had before ends (A15)', async () => {
    const first = cookieIn(await signIn(ashas()), 'session') ?? '';
    const second = cookieIn(await signIn(ashas(), { cookie: `session=${first}` }), 'session') ?? '';
    expect(second).not.toBe(first);
    await expect(clientOf(shop, first).call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
    expect((await clientOf(shop, second).call(checkAuth, {})).user.email).toBe(asha.email);

    const planted = 'A'.repeat(43);
    const fresh = cookieIn(await signIn(ashas(), { cookie: `session=${planted}` }), 'session');
    expect(fresh).not.toBe(planted);
    await expect(clientOf(shop, planted).call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
  });

  it('ends at logout for cookie and bearer; logging out again changes nothing (A17)', async () => {
    const token = cookieIn(await signIn(ashas()), 'session') ?? '';
    const browser = clientOf(shop, token);
    const answer = await browser.inject({ method: 'POST', url: '/api/auth/logout', payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(cookieIn(answer, 'session')).toBe('');
    expect(cookieIn(answer, 'signed_in')).toBe('');
    expect((await whoIs({ cookie: `session=${token}` })).statusCode).toBe(401);
    expect((await whoIs({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await browser.call(logout, {})).success).toBe(true);
    expect((await shop.guest.call(logout, {})).success).toBe(true);
  });

  it('ends at once when the account is blocked', async () => {
    const fields = shopperFields();
    await registerWhole(shop, fields);
    const browser = clientOf(
      shop,
      cookieIn(await signIn({ email: fields.email, password: fields.password }), 'session'),
    );
    await browser.call(checkAuth, {});
    await sql`update users set blocked_at = now() where email = ${fields.email}`.execute(shop.open.db);
    await expect(browser.call(checkAuth, {})).rejects.toMatchObject({ code: signInFirst.code });
  });

  it.each([
    ['random', `${'k9'.repeat(21)}k`],
    ['cut short', 'abc'],
    ['of 8 KB', 'x'.repeat(8192)],
    ['a token of no algorithm', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['not even a token', "' or 1=1 --"],
  ])('is nobody when its token is %s (A22)', async (_what, token) => {
    expect((await whoIs({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await whoIs({ cookie: `session=${encodeURIComponent(token)}` })).json()).toMatchObject({
      code: signInFirst.code,
    });
  });

  it("carries a seller's standing, which acts on the very next call", async () => {
    const fields = sellerFields();
    const { user } = await registerWhole(shop, fields);
    const browser = await shop.as(user);
    expect((await browser.call(checkAuth, {})).user.status).toBe('Pending');
    await sql`update sellers set status = 'Rejected' where user_id = ${user.id}`.execute(shop.open.db);
    expect((await browser.call(checkAuth, {})).user.status).toBe('Rejected');
  });

  it('refuses to sign in for another site (A20)', async () => {
    const answer = await signIn(ashas(), { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });

  it('is refused to some for a moment when two hundred ask at once, to the others answered as ever (E9)', async () => {
    const letGoOn = holdPasswords();
    const asked = Array.from({ length: 200 }, (_, at) =>
      signIn({ email: `nobody${at}@home.example`, password: 'phir milenge' }),
    );
    try {
      await Promise.any(asked.map(async answer => expect((await answer).statusCode).toBe(503)));
    } finally {
      // Files of one worker share the passwords that are held.
      letGoOn();
    }
    const answers = await Promise.all(asked);
    const turnedAway = answers.filter(({ statusCode }) => statusCode === 503);
    for (const answer of turnedAway) {
      expect(answer.json().code).toBe(busy.code);
      expect(answer.headers['retry-after']).toBe('2');
    }
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 503))
      expect(answer.json().code).toBe(wrongCredentials.code);
  });

  it('that has expired is nobody, and is swept away at the next login (A17)', async () => {
    const token = cookieIn(await signIn(ashas()), 'session') ?? '';
    await sql`update sessions set expires_at = now() - interval '1 second'
      where user_id = (select id from users where email = ${asha.email})`.execute(shop.open.db);
    expect((await whoIs({ cookie: `session=${token}` })).statusCode).toBe(401);
    await signIn(ashas());
    const { rows } = await sql`select from sessions
      where user_id = (select id from users where email = ${asha.email})`.execute(shop.open.db);
    expect(rows).toHaveLength(1);
  });

  it('leaves no password and no token in any log line (G5)', async () => {
    const token = cookieIn(await signIn(ashas()), 'session') ?? '';
    await shop.guest.call(login, { email: asha.email, password: 'canary in the mine' }).catch(() => {});
    expect(log.length).toBeGreaterThan(0);
    for (const secret of [asha.password, token, 'canary in the mine']) expect(log.join('')).not.toContain(secret);
  });

  function ashas() {
    return { email: asha.email, password: asha.password };
  }
});
