import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAuth, login, wrongCredentials } from '#people/accounts/contract.ts';
import { resetAdministratorPassword } from '#people/accounts/server/accounts.ts';
import { prepareShop } from '#process/prepare-shop.ts';
import { getShop } from '#shop/shop/contract.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { ENGINES, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NOTHING = {
  brandName: undefined,
  gstin: undefined,
  adminEmail: undefined,
  adminPassword: undefined,
  seed: 'none',
} as const;

describe.each(ENGINES)('the first start on the %s engine', engine => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(engine, { identity: null });
  });
  afterAll(() => shop.end());

  it('makes one administrator with a password of its own, also when two start at once, and no second later', async () => {
    const both = await Promise.all([1, 2].map(() => prepareShop(shop.context, { ...NOTHING, brandName: 'Vidyut' })));
    const made = both.flatMap(({ administrator }) => administrator ?? []);
    expect(made).toEqual([
      { email: 'admin@bijlibazaar.example', password: expect.stringMatching(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/) },
    ]);
    const { user } = await shop.guest.call(login, { email: made[0]?.email ?? '', password: made[0]?.password ?? '' });
    expect(user).toMatchObject({ userName: 'Administrator', role: 'admin', type: 'admin' });
    expect(user).not.toHaveProperty('status');
    expect((await prepareShop(shop.context, NOTHING)).administrator).toBeUndefined();
  });

  it('makes one house seller by the name of the shop, and follows when that changes', async () => {
    const houses = async () => (await sql`select name, status from sellers where is_house`.execute(shop.open.db)).rows;
    expect((await shop.guest.call(getShop, {})).data.name).toBe('Vidyut');
    expect(await houses()).toEqual([{ name: 'Vidyut', status: 'Approved' }]);
    await shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEMO_IDENTITY, name: 'Vidyut Bhandar' }));
    await prepareShop(shop.context, { ...NOTHING, brandName: 'Vidyut' });
    expect(await houses()).toEqual([{ name: 'Vidyut Bhandar', status: 'Approved' }]);
  });

  it('takes a GST number for the shop from the environment once, where it has none', async () => {
    const gstins = async () => (await sql`select gstin from sellers where is_house`.execute(shop.open.db)).rows;
    await prepareShop(shop.context, { ...NOTHING, gstin: '29AAHCB4471M1Z6' });
    await prepareShop(shop.context, { ...NOTHING, gstin: '27AAPFU0939F1ZV' });
    expect(await gstins()).toEqual([{ gstin: '29AAHCB4471M1Z6' }]);
  });

  it('gives an administrator a new password and ends their sessions', async () => {
    const email = 'admin@bijlibazaar.example';
    const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(shop.open.db);
    const browser = await shop.as({ id: rows[0]?.id as never });
    await browser.call(checkAuth, {});
    const password = await resetAdministratorPassword(shop.context, email.toUpperCase());
    expect((await shop.guest.call(login, { email, password: password ?? '' })).user.email).toBe(email);
    await expect(browser.call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
  });

  it('gives nobody else a new password', async () => {
    await sql`insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      values (gen_random_uuid(), 'shopper@home.example', 'Shopper', 'shopper', 'none', 'user', 'user')`.execute(
      shop.open.db,
    );
    expect(await resetAdministratorPassword(shop.context, 'shopper@home.example')).toBeUndefined();
    expect(await resetAdministratorPassword(shop.context, 'nobody@home.example')).toBeUndefined();
  });
});

describe('a first start with an administrator named in the environment', () => {
  it('takes that address and password, and prints none', async () => {
    const shop = await startTestShop(ONE_ENGINE);
    const env = { ...NOTHING, adminEmail: 'owner@home.example', adminPassword: 'phir milenge' };
    const { administrator } = await prepareShop(shop.context, env);
    expect(administrator).toEqual({ email: 'owner@home.example', password: undefined });
    const { user } = await shop.guest.call(login, { email: 'owner@home.example', password: 'phir milenge' });
    expect(user.type).toBe('admin');
    const wrong = shop.guest.call(login, { email: 'owner@home.example', password: 'phir' });
    await expect(wrong).rejects.toMatchObject({ code: wrongCredentials.code });
    await shop.end();
  });
});
