import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAuth, login, wrongCredentials } from '#people/accounts/contract.ts';
import {
  askNewEmail,
  changeMobile,
  changePassword,
  confirmNewEmail,
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  noSuchSession,
  sameEmail,
  wrongPassword,
} from '#people/accounts/own-account.contract.ts';
import {
  forgotPassword,
  inputInvalid,
  resetPassword,
  wrongAccountCode,
} from '#people/accounts/password/password-reset.contract.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { newId, type UserId } from '#shared/id.ts';
import {
  type Fields,
  mailsTo,
  otherThan,
  registerWhole,
  sellerFields,
  shopperFields,
} from '#test/builders/registering.ts';
import { type Client, clientOf, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const NEW = 'kal ho na ho';
const gone = { status: 401 };

describe.each(ENGINES)('the own account on the %s engine', engine => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(engine);
  });
  afterAll(() => shop.end());

  interface Person extends Fields {
    readonly id: UserId;
    readonly browser: Client;
    /** The same person elsewhere. */
    readonly phone: Client;
  }

  async function someone(fields: Fields = shopperFields()): Promise<Person> {
    const { user } = await registerWhole(shop, fields);
    const phone = clientOf(shop, await startSession(shop.open.db, user.id, PHONE));
    return { ...fields, id: user.id, browser: await shop.as(user), phone };
  }

  const enter = (email: string, password: string) => shop.guest.call(login, { email, password });

  async function newCode(email: string, mails: number): Promise<string> {
    const all = await mailsTo(shop, email, mails);
    const codes = all.flatMap(mail => /^Subject: (\d{6}) (?:is your code for|confirms) /m.exec(mail)?.[1] ?? []);
    return codes.at(-1) ?? `no code in ${all.length} mails`;
  }

  it('says who one is, to its owner alone and without secrets (G1)', async () => {
    const kavya = await someone();
    const answer = await kavya.browser.inject({ url: '/api/account' });
    expect(answer.json()).toEqual({
      success: true,
      data: {
        userName: kavya.userName,
        email: kavya.email,
        language: 'en',
        mobile: '+919876543210',
        since: expect.stringMatching(/^\d{4}-.*Z$/),
        texts: false,
        canText: false,
      },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await expect(shop.guest.call(getAccount, {})).rejects.toMatchObject(gone);
  });

  it('changes the password by the old one; all other sessions end, and the owner is notified (A17)', async () => {
    const { browser, phone, email, password } = await someone(sellerFields({ gstNumber: '29AAGCB7383J1Z4' }));
    await expect(browser.call(changePassword, { oldPassword: `${password} `, password: NEW })).rejects.toMatchObject({
      code: wrongPassword.code,
      fields: { oldPassword: expect.any(String) },
    });
    await expect(browser.call(changePassword, { oldPassword: password, password: 'short' })).rejects.toMatchObject({
      code: inputInvalid.code,
      fields: { password: expect.any(String) },
    });
    await phone.call(checkAuth, {});
    await browser.call(changePassword, { oldPassword: password, password: NEW });
    await expect(phone.call(checkAuth, {})).rejects.toMatchObject(gone);
    expect((await browser.call(checkAuth, {})).user.email).toBe(email);
    await expect(enter(email, password)).rejects.toMatchObject({ code: wrongCredentials.code });
    expect((await enter(email, NEW)).user.email).toBe(email);
    expect((await mailsTo(shop, email, 2)).at(-1)).toContain('Your password was changed');
  });

  it('of two changes of the password at the same moment takes one', async () => {
    const { browser, phone, email, password } = await someone();
    const wanted = [`${NEW} one`, `${NEW} two`];
    const done = await Promise.allSettled(
      [browser, phone].map((client, at) =>
        client.call(changePassword, { oldPassword: password, password: wanted[at] ?? '' }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const works = await Promise.allSettled(wanted.map(each => enter(email, each)));
    expect(works.map(({ status }) => status)).toEqual(done.map(({ status }) => status));
  });

  it('changes the e-mail address by a code sent to the new one; the old one is notified and no longer signs in', async () => {
    const { browser, email, password } = await someone();
    const next = `next.${email}`;
    const { reset } = await shop.guest.call(forgotPassword, { email });
    const resetCode = await newCode(email, 2);
    await expect(browser.call(askNewEmail, { email: next, password: 'not mine' })).rejects.toMatchObject({
      code: wrongPassword.code,
    });
    await expect(browser.call(askNewEmail, { email: email.toUpperCase(), password })).rejects.toMatchObject({
      code: sameEmail.code,
    });
    const { change } = await browser.call(askNewEmail, { email: next.toUpperCase(), password });
    const code = await newCode(next, 1);
    await expect(browser.call(confirmNewEmail, { change, code: otherThan(code) })).rejects.toMatchObject({
      code: wrongAccountCode.code,
    });
    expect((await browser.call(checkAuth, {})).user.email).toBe(email);
    expect((await browser.call(confirmNewEmail, { change, code })).data.email).toBe(next);
    expect((await enter(next, password)).user.email).toBe(next);
    await expect(enter(email, password)).rejects.toMatchObject({ code: wrongCredentials.code });
    expect((await mailsTo(shop, email, 3)).at(-1)).toContain('Your e-mail address was changed');
    expect((await mailsTo(shop, next, 2)).at(-1)).toContain('This is your e-mail address now');
    // The address may have gone into other hands, and so may the codes that were mailed to it.
    await expect(shop.guest.call(resetPassword, { reset, code: resetCode, password: NEW })).rejects.toMatchObject({
      code: wrongAccountCode.code,
    });
    // Free again.
    await registerWhole(shop, shopperFields({ email }), 4);
  });

  it('hides that a new address has an account, whose owner is told; a code works for its own person only (A10)', async () => {
    const kavya = await someone();
    const rohan = await someone();
    const ask = (email: string) =>
      kavya.browser.inject({
        method: 'POST',
        url: '/api/account/email',
        payload: { email, password: kavya.password },
      });
    const [known, fresh] = [await ask(rohan.email), await ask(`fresh.${kavya.email}`)];
    expect({ ...known.json(), change: '' }).toEqual({ ...fresh.json(), change: '' });
    expect((await mailsTo(shop, rohan.email, 2)).at(-1)).toContain('Your e-mail address has not changed');
    const code = await newCode(`fresh.${kavya.email}`, 1);
    const taken = { change: fresh.json().change, code };
    await expect(rohan.browser.call(confirmNewEmail, taken)).rejects.toMatchObject({ code: wrongAccountCode.code });
    await expect(shop.guest.call(resetPassword, { reset: taken.change, code, password: NEW })).rejects.toMatchObject({
      code: wrongAccountCode.code,
    });
    // Somebody registers with it while the code is on its way.
    await registerWhole(shop, shopperFields({ email: `fresh.${kavya.email}` }), 2);
    await expect(kavya.browser.call(confirmNewEmail, taken)).rejects.toMatchObject({ code: wrongAccountCode.code });
    expect((await kavya.browser.call(getAccount, {})).data.email).toBe(kavya.email);
  });

  it('changes the mobile number in any usual spelling, and notifies the owner once', async () => {
    const { browser, email } = await someone();
    await expect(browser.call(changeMobile, { mobile: '12345' })).rejects.toMatchObject({
      fields: { mobile: expect.any(String) },
    });
    expect((await browser.call(changeMobile, { mobile: '0 91234-56789' })).data.mobile).toBe('+919123456789');
    expect((await browser.call(getAccount, {})).data.mobile).toBe('+919123456789');
    await browser.call(changeMobile, { mobile: '+91 91234 56789' });
    const [, told = '', ...others] = await mailsTo(shop, email, 2);
    expect(told).toContain('Your mobile number was changed');
    expect(told).not.toContain('91234');
    expect(others).toEqual([]);
  });

  it('lists where one is signed in, this one first, and ends one of them', async () => {
    const { browser, phone } = await someone();
    const { data } = await browser.call(listSessions, {});
    expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(data.map(({ device }) => device).sort()).toEqual(['Chrome on Android', 'Unknown device', 'Unknown device']);
    const other = data.find(({ device }) => device === 'Chrome on Android');
    if (!other) throw new Error('the phone is not listed');
    await browser.call(endSession, { sessionId: other.id });
    await expect(phone.call(checkAuth, {})).rejects.toMatchObject(gone);
    await expect(browser.call(endSession, { sessionId: other.id })).rejects.toMatchObject({ code: noSuchSession.code });
    expect((await browser.call(listSessions, {})).data).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain(String(phone.token));
  });

  it("does not find another's session, and leaves it alone (B2)", async () => {
    const kavya = await someone();
    const rohan = await someone();
    const { data } = await rohan.browser.call(listSessions, {});
    for (const sessionId of [...data.map(({ id }) => id), newId<'session'>()])
      await expect(kavya.browser.call(endSession, { sessionId })).rejects.toMatchObject({ code: noSuchSession.code });
    await rohan.phone.call(checkAuth, {});
  });

  it('ends all other sessions at once, and forgets those that have expired', async () => {
    const { id, browser, phone } = await someone();
    await sql`update sessions set expires_at = now() - interval '1 second'
      where user_id = ${id} and user_agent is distinct from ${PHONE} and user_agent is distinct from 'test'`.execute(
      shop.open.db,
    );
    expect((await browser.call(listSessions, {})).data.map(({ device }) => device)).toEqual([
      'Unknown device',
      'Chrome on Android',
    ]);
    await browser.call(endOtherSessions, {});
    await expect(phone.call(checkAuth, {})).rejects.toMatchObject(gone);
    expect((await browser.call(listSessions, {})).data).toMatchObject([{ isCurrent: true }]);
  });
});
