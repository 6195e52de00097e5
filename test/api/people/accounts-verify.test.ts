import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAuth, register, registrationInvalid, userNameTaken, wrongCode } from '#people/accounts/contract.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { busy } from '#shared/api/busy.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { openShop } from '#src/shop.ts';
import {
  age,
  codeFor,
  cookieIn,
  type Fields,
  mailsTo,
  otherThan,
  registerWhole,
  sellerFields,
  shopperFields,
} from '#test/builders/registering.ts';
import {
  type Client,
  clientOf,
  ENGINES,
  LIMITS_IN_A_CROWD,
  startTestShop,
  type TestShop,
} from '#test/fixtures/shop.ts';

describe.each(ENGINES)('step 2 of registering on the %s engine', engine => {
  let shop: TestShop;
  /** On PostgreSQL a second process answers too. */
  let doors: readonly Client[];
  let closeSecond = async () => {};
  beforeAll(async () => {
    shop = await startTestShop(engine);
    doors = [shop.guest];
    if (shop.databaseUrl) {
      const open = await openPostgres(shop.databaseUrl, 5);
      const mail = { smtpUrl: undefined, dataDir: '/nonexistent', publicUrl: undefined };
      const settings = { publicUrl: undefined, trustProxy: false, logLevel: 'silent', worksJobs: false } as const;
      const second = await openShop(open, { ...settings, mail, limits: LIMITS_IN_A_CROWD });
      doors = [shop.guest, clientOf(second, undefined)];
      closeSecond = async () => {
        await second.close();
        await open.close();
      };
    }
  });
  afterAll(async () => {
    await closeSecond();
    await shop.end();
  });

  const verify = (fields: Fields, otp: unknown, at = 0) =>
    (doors[at % doors.length] ?? shop.guest).inject({
      method: 'POST',
      url: '/api/auth/verifyOtp',
      payload: { ...fields, otp },
    });
  const opened = async (fields = shopperFields()) => {
    await shop.guest.call(register, fields);
    return { fields, code: await codeFor(shop, fields.email) };
  };
  const usersWith = async (email: string) => {
    const { rows } = await sql<{ role: string; type: string; seller: string | null }>`
      select role, type, s.status as seller from users left join sellers s on s.user_id = users.id
      where email = ${email}`.execute(shop.open.db);
    return rows;
  };

  it('makes a shopper and signs them in', async () => {
    const { fields, code } = await opened();
    const answer = await verify(fields, code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: `Welcome, ${fields.userName}!`,
      status: 'Active',
      user: { userName: fields.userName, email: fields.email, role: 'user', type: 'user' },
    });
    expect(await usersWith(fields.email)).toEqual([{ role: 'user', type: 'user', seller: null }]);
    const { user } = await clientOf(shop, cookieIn(answer, 'session')).call(checkAuth, {});
    expect(user).toEqual(answer.json().user);
  });

  it('makes a seller who waits for approval', async () => {
    const fields = sellerFields();
    const { status, user } = await registerWhole(shop, fields);
    expect({ status, ...user }).toMatchObject({ status: 'Pending', role: 'admin', type: 'vendor' });
    expect(await usersWith(fields.email)).toEqual([{ role: 'admin', type: 'vendor', seller: 'Pending' }]);
    const { rows } = await sql`
      select name, gstin, status from sellers where name = ${fields.userName}`.execute(shop.open.db);
    expect(rows).toEqual([{ name: fields.userName, gstin: '27AAPFU0939F1ZV', status: 'Pending' }]);
  });

  it('evaluates five wrong codes and then none, the right one included (A1)', async () => {
    const { fields, code } = await opened();
    for (let guess = 0; guess < 8; guess += 1)
      expect((await verify(fields, otherThan(code))).json()).toMatchObject({
        code: wrongCode.code,
        fields: { otp: wrongCode().message },
      });
    expect((await verify(fields, code)).json()).toMatchObject({ code: wrongCode.code });
    expect(await usersWith(fields.email)).toEqual([]);
  });

  it('lets one of fifty right codes at once through (A2)', async () => {
    const { fields, code } = await opened();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => verify(fields, code, at)));
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([wrongCode.code, busy.code]).toContain(answer.json().code);
    expect(await usersWith(fields.email)).toHaveLength(1);
  });

  it('counts tries exactly when 200 wrong codes come at once (A3)', async () => {
    const { fields, code } = await opened();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => verify(fields, otherThan(code), at)));
    for (const answer of answers) expect([wrongCode.code, busy.code]).toContain(answer.json().code);
    const { rows } = await sql<{ tries: number }>`
      select tries from registrations where email = ${fields.email}`.execute(shop.open.db);
    expect(rows).toEqual([{ tries: 5 }]);
    expect((await verify(fields, code)).statusCode).toBe(400);
  });

  it('refuses a code after 10 minutes, the one before a resend, and that of another person (A4)', async () => {
    const late = await opened();
    await age(shop, late.fields.email, '10 minutes 1 second');
    expect((await verify(late.fields, late.code)).json()).toMatchObject({ code: wrongCode.code });

    const early = await opened();
    await age(shop, early.fields.email, '31 seconds');
    await shop.guest.call(register, early.fields);
    const newer = await codeFor(shop, early.fields.email, 2);
    if (newer !== early.code)
      expect((await verify(early.fields, early.code)).json()).toMatchObject({ code: wrongCode.code });

    const other = await opened();
    if (newer !== other.code)
      expect((await verify(early.fields, other.code)).json()).toMatchObject({ code: wrongCode.code });
    expect((await verify(early.fields, newer)).statusCode).toBe(200);
  });

  it('takes six plain figures in a text and nothing else (A4)', async () => {
    const { fields, code } = await opened();
    const wide = [...code].map(digit => String.fromCodePoint(0xff10 + Number(digit))).join('');
    for (const otp of [Number(code), [code], { $ne: 1 }, null]) {
      const answer = await verify(fields, otp);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe(invalidInput.code);
    }
    for (const otp of [` ${code}`, `${code}\n`, wide, `${code}0`, code.slice(1)])
      expect((await verify(fields, otp)).json()).toMatchObject({ code: wrongCode.code });
    expect((await verify(fields, '')).json()).toMatchObject({
      code: registrationInvalid.code,
      message: 'OTP is required',
    });
    expect((await verify(fields, code)).statusCode).toBe(200);
  });

  it('holds step 2 to the fields of step 1 (A6)', async () => {
    const { fields, code } = await opened();
    const changed = [
      { role: 'admin', type: 'vendor', gstNumber: '27AAPFU0939F1ZV' } as const,
      { email: shopperFields().email },
      { password: 'another password' },
      { userName: 'Somebody Else' },
      { mobile: '91234 56789' },
    ];
    for (const more of changed)
      expect((await verify({ ...fields, ...more }, code)).json()).toMatchObject({ code: wrongCode.code });
    expect((await verify({ ...fields, role: 'admin', type: 'admin' } as never, code)).statusCode).toBe(400);
    expect((await verify(fields, code)).statusCode).toBe(200);
    expect(await usersWith(fields.email)).toEqual([{ role: 'user', type: 'user', seller: null }]);
  });

  it('lets nobody take or void the account that another opens with the same address (A8)', async () => {
    const email = shopperFields().email;
    const stranger = shopperFields({ email, password: 'the password of a stranger' });
    await shop.guest.call(register, stranger);
    const strangersCode = await codeFor(shop, email);
    const owner = { ...stranger, password: 'the password of the owner' };
    await age(shop, email, '31 seconds');
    await shop.guest.call(register, owner);
    const code = await codeFor(shop, email, 2);

    for (let guess = 0; guess < 6; guess += 1) await verify(stranger, otherThan(strangersCode));
    expect((await verify(owner, code)).statusCode).toBe(200);
    expect((await verify(stranger, strangersCode)).json()).toMatchObject({ code: wrongCode.code });
    expect(await usersWith(email)).toHaveLength(1);
  });

  it('never makes a second account for an address, whatever is guessed', async () => {
    const owner = shopperFields();
    await registerWhole(shop, owner);
    const intruder = shopperFields({ email: owner.email });
    await shop.guest.call(register, intruder);
    await mailsTo(shop, owner.email, 2);
    expect((await verify(intruder, '123456')).json()).toMatchObject({ code: wrongCode.code });
    expect(await usersWith(owner.email)).toHaveLength(1);
  });

  it('tells the second person that the name was taken meanwhile', async () => {
    const first = await opened(shopperFields({ userName: `Race ${engine}` }));
    const second = await opened(shopperFields({ userName: `RACE ${engine}` }));
    expect((await verify(first.fields, first.code)).statusCode).toBe(200);
    expect((await verify(second.fields, second.code)).json()).toMatchObject({ code: userNameTaken.code });
  });
});
