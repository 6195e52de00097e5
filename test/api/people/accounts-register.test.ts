import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeSentJustNow,
  gstinTaken,
  register,
  registrationInvalid,
  tooManyCodes,
  userNameTaken,
} from '#people/accounts/contract.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { age, codeFor, mailsTo, registerWhole, sellerFields, shopperFields } from '#test/builders/registering.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('step 1 of registering on the %s engine', engine => {
  let shop: TestShop;
  const log: string[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, { logLevel: 'debug', logTo: { write: line => log.push(line) } });
  });
  afterAll(() => shop.end());

  const post = (payload: unknown) =>
    shop.guest.inject({ method: 'POST', url: '/api/auth/register', payload: payload as object });

  it('mails a code of six digits that stands in no answer, log line or table (A5, G5)', async () => {
    const fields = shopperFields();
    const answer = await post(fields);
    expect(answer.statusCode).toBe(200);
    const message = 'We have sent a one-time code to this e-mail address. It is valid for 10 minutes.';
    expect(answer.json()).toEqual({ success: true, message });
    const code = await codeFor(shop, fields.email);
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain(code);

    const kept =
      await sql`select registrations::text as row from registrations union all select job::text from jobs.job`.execute(
        shop.open.db,
      );
    // A whole word, because milliseconds may hold any six figures.
    for (const secret of [new RegExp(`\\b${code}\\b`), new RegExp(fields.password)]) {
      expect(JSON.stringify(kept.rows)).not.toMatch(secret);
      expect(log.join('')).not.toMatch(secret);
    }
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept.rows)).toContain('$argon2id$');
  });

  it('says of each empty field that it is required', async () => {
    const answer = await post({ ...sellerFields(), userName: '', email: ' ', password: '', mobile: '', gstNumber: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      code: registrationInvalid.code,
      message: 'Username is required',
      fields: {
        userName: 'Username is required',
        email: 'Email is required',
        password: 'Password is required',
        mobile: 'Mobile is required',
        gstNumber: 'GST Number is required',
      },
    });
  });

  it('says the same of fields that were not sent', async () => {
    const answer = await post({ role: 'user', type: 'user' });
    expect(answer.json()).toMatchObject({
      code: invalidInput.code,
      fields: { userName: 'Username is required', mobile: 'Mobile is required' },
    });
  });

  it.each([
    [{ role: 'admin', type: 'admin' }],
    [{ role: 'ADMIN', type: 'vendor' }],
    [{ role: ['admin'], type: 'vendor' }],
    [{ role: {}, type: 'user' }],
    [{ role: undefined, type: undefined }],
    [{ role: 'user', type: 'vendor' }],
    [{ role: 'admin', type: 'user' }],
    [{ isAdmin: true }],
  ])('refuses %j (A7)', async more => {
    const answer = await post({ ...shopperFields(), ...more });
    expect(answer.statusCode).toBe(400);
    expect([invalidInput.code, registrationInvalid.code]).toContain(answer.json().code);
  });

  it.each([
    [{ email: 'a@x.in,victim@x.in' }, 'email'],
    [{ email: 'a@x.in\r\nBcc: victim@x.in' }, 'email'],
    [{ userName: 'asha\r\nBcc: victim@x.in' }, 'userName'],
    [{ userName: 'Admin' }, 'userName'],
    [{ userName: 'Bijli Bazaar Support' }, 'userName'],
    [{ userName: 'asha\u202eoar' }, 'userName'],
    [{ userName: '📱📱📱' }, 'userName'],
    [{ userName: 'x'.repeat(500) }, 'userName'],
    [{ password: 'password123' }, 'password'],
    [{ password: 'x7'.repeat(65) }, 'password'],
    [{ mobile: '12345' }, 'mobile'],
  ])('refuses %j by its field (C21, D17)', async (more, field) => {
    const answer = await post(shopperFields(more));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: registrationInvalid.code, fields: { [field]: expect.any(String) } });
  });

  it('refuses a GST number that is wrong, and one that a seller has (C28)', async () => {
    const wrong = await post(sellerFields({ gstNumber: '27AAPFU0939F1ZW' }));
    expect(wrong.json()).toMatchObject({ code: registrationInvalid.code, fields: { gstNumber: expect.any(String) } });

    await registerWhole(shop, sellerFields({ gstNumber: '27aapfu0939f1zv' }));
    const used = await post(sellerFields({ gstNumber: ' 27AAPFU0939F1ZV' }));
    expect(used.statusCode).toBe(400);
    expect(used.json()).toMatchObject({ code: gstinTaken.code, fields: { gstNumber: gstinTaken().message } });
  });

  it('says openly that a user name is taken, in any letter case, width or composition (C20)', async () => {
    await registerWhole(shop, shopperFields({ userName: 'Techstore Zoë' }));
    for (const userName of ['techstore zoë', 'TECHSTORE ZOË', 'ｔｅｃｈｓｔｏｒｅ zoe\u0308', ' Techstore  Zoë ']) {
      const answer = await post(shopperFields({ userName }));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: userNameTaken.code, fields: { userName: userNameTaken().message } });
    }
  });

  it('keeps sellers from names that look like another seller (C20)', async () => {
    await registerWhole(shop, sellerFields({ userName: 'Modern Phones', gstNumber: '29AABCT1332L1ZA' }));
    const twin = sellerFields({ userName: 'Modem-Ph0nes', gstNumber: '24AAQCA8719H1ZC' });
    expect((await post(twin)).json()).toMatchObject({ code: userNameTaken.code });
    expect((await post(sellerFields({ userName: 'Mоdern Phones' }))).json()).toMatchObject({
      code: registrationInvalid.code,
    });
    expect((await post(shopperFields({ userName: 'Modem-Ph0nes' }))).statusCode).toBe(200);
  });

  it('answers a known address like a new one, byte for byte, and mails its owner (A10)', async () => {
    const owner = shopperFields();
    await registerWhole(shop, owner);
    const known = await post(shopperFields({ email: owner.email.toUpperCase() }));
    const fresh = await post(shopperFields());
    expect(known.statusCode).toBe(200);
    expect(known.body).toBe(fresh.body);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(known.headers)).toEqual(names(fresh.headers));

    const [, notice = ''] = await mailsTo(shop, owner.email, 2);
    expect(notice).toContain('You already have an account');
    expect(notice).not.toMatch(/\b\d{6}\b is your/);
  });

  it('waits 30 seconds before it mails the same fields again, but not after a correction', async () => {
    const fields = shopperFields();
    await shop.guest.call(register, fields);
    const again = await post(fields);
    expect(again.statusCode).toBe(429);
    expect(again.json()).toMatchObject({ code: codeSentJustNow.code });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(20);
    expect((await post({ ...fields, mobile: '91234 56789' })).statusCode).toBe(200);
    await age(shop, fields.email, '31 seconds');
    expect((await post(fields)).statusCode).toBe(200);
  });

  it('mails one address three codes in 15 minutes, however many ask at once, known or not (A9)', async () => {
    const owner = shopperFields();
    await registerWhole(shop, owner);
    await age(shop, owner.email, '16 minutes');
    for (const email of [owner.email, shopperFields().email]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(shopperFields({ email }))));
      expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(3);
      const refused = answers.filter(answer => answer.statusCode === 429);
      expect(refused).toHaveLength(5);
      for (const answer of refused) {
        expect(answer.json()).toMatchObject({ code: tooManyCodes.code });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
      }
      await age(shop, email, '16 minutes');
      expect((await post(shopperFields({ email }))).statusCode).toBe(200);
    }
  });
});
