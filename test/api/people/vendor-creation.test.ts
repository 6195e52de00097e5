import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#people/accounts/contract.ts';
import { addVendor } from '#people/sellers/contract.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const ROLE = { role: 'admin', type: 'vendor' } as const;
const PASSWORD = 'lamington road in the rain';

describe.each(ENGINES)('making sellers on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const send = (who: Client, payload: object) =>
    who.inject({ method: 'POST', url: '/api/admin/vendors/add', payload: { ...ROLE, ...payload } });
  const people = async () => {
    const { rows } = await sql<{ all: string }>`
      select (select count(*) from users) || ' users, ' || (select count(*) from sellers) || ' sellers, ' ||
        (select count(*) from audit_entries) || ' acts' as all`.execute(shop.open.db);
    return rows[0]?.all;
  };

  it('creates an approved seller who can sign in, and gets a mail without the password', async () => {
    const fields = { userName: 'Lamington Digital', email: 'Team@Lamington.example', password: PASSWORD };
    const { message, data } = await admin.call(addVendor, { ...fields, ...ROLE });
    expect(message).toBe('Vendor created successfully!');
    expect(data).toMatchObject({
      userName: 'Lamington Digital',
      email: 'team@lamington.example',
      status: 'Approved',
      mobile: null,
      gstNumber: null,
    });
    const { user } = await shop.guest.call(login, { email: 'team@lamington.example', password: PASSWORD });
    expect(user).toMatchObject({ role: 'admin', type: 'vendor', status: 'Approved' });
    const [mail = ''] = await mailsTo(shop, 'team@lamington.example');
    expect(mail).toMatch(/^Subject: Your seller account on Bijli Bazaar/m);
    expect(mail).not.toContain(PASSWORD);
    const { rows } = await sql<{ after: object; said: string }>`
      select after, (e)::text as said from audit_entries e where act = 'seller.added'`.execute(shop.open.db);
    expect(rows.map(row => row.after)).toEqual([{ email: 'team@lamington.example', status: 'Approved' }]);
    expect(rows[0]?.said).not.toContain(PASSWORD);
  });

  it.each([
    [{ role: 'admin', type: 'admin' }],
    [{ role: 'user', type: 'user' }],
    [{ role: ['admin'], type: 'vendor' }],
    [{ status: 'Approved' }],
    [{ is_house: true }],
  ])('makes nothing but sellers (B13): %j', async more => {
    const before = await people();
    const answer = await send(admin, { userName: 'Sly One', email: 'sly@x.example', password: PASSWORD, ...more });
    expect(answer.statusCode).toBe(400);
    expect(await people()).toBe(before);
  });

  it('names every field that is empty or wrong', async () => {
    const empty = await send(admin, { userName: '', email: ' ', password: '' });
    expect(empty.statusCode).toBe(400);
    expect(empty.json().fields).toEqual({
      userName: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
    });
    const wrong = await send(admin, { userName: 'Bijli Bazaar', email: 'nowhere', password: 'password1' });
    expect(Object.keys(wrong.json().fields)).toEqual(['userName', 'email', 'password']);
  });

  it('says openly to an administrator which name or e-mail address is taken', async () => {
    const before = await people();
    const named = await send(admin, { userName: 'DECCAN', email: 'new@x.example', password: PASSWORD });
    expect([named.statusCode, named.json().code]).toEqual([409, 'auth.user_name_taken']);
    const mailed = await send(admin, { userName: 'Quite New', email: cast.asha.email, password: PASSWORD });
    expect([mailed.statusCode, mailed.json().fields]).toEqual([
      409,
      { email: 'An account with this e-mail address already exists. Please use another address.' },
    ]);
    expect(await people()).toBe(before);
  });

  it('makes one of two with the same e-mail address at once', async () => {
    const email = 'twins@x.example';
    const both = await Promise.all(
      ['Twin North', 'Twin South'].map(userName => send(admin, { userName, email, password: PASSWORD })),
    );
    expect(both.map(answer => answer.statusCode).sort()).toEqual([200, 409]);
    expect(both.find(answer => answer.statusCode === 409)?.json().code).toBe('sellers.email_taken');
  });

  it('is for administrators alone', async () => {
    const before = await people();
    const fields = { userName: 'Outsider', email: 'outsider@x.example', password: PASSWORD };
    expect((await send(shop.guest, fields)).statusCode).toBe(401);
    for (const person of [cast.asha, cast.waiting, cast.deccan])
      expect((await send(await shop.as(person), fields)).statusCode).toBe(403);
    expect(await people()).toBe(before);
  });
});
