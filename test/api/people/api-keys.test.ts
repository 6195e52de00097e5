import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addKey, listKeys, MAX_KEYS, replaceKey, revokeKey } from '#people/accounts/keys/keys.contract.ts';
import type { Scope } from '#shared/api/scopes.ts';
import { newId } from '#shared/id.ts';
import { type Fields, registerWhole, shopperFields } from '#test/builders/registering.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('API keys on the %s engine', engine => {
  let shop: TestShop;
  let asha: Fields & { readonly id: string };
  let browser: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    const fields = shopperFields();
    const { user } = await registerWhole(shop, fields);
    asha = { ...fields, id: user.id };
    browser = await shop.as(user);
  });
  beforeEach(() => sql`delete from api_keys`.execute(shop.open.db));
  afterAll(() => shop.end());

  const make = (more: object = {}) =>
    browser.call(addKey, {
      name: 'Home robot',
      scopes: ['shopping:read'] as Scope[],
      password: asha.password ?? '',
      ...more,
    });
  const orders = async (key: string) =>
    (await shop.app.inject({ url: `/api/shop/order/list/${asha.id}`, headers: { authorization: `Bearer ${key}` } }))
      .statusCode;

  it('are shown once, stored as a hash, and work until they are revoked', async () => {
    const { key, data } = await make();
    expect(key).toMatch(/^bbk_[\w-]{43}$/);
    expect(data).toMatchObject({
      name: 'Home robot',
      beginning: key.slice(0, 8),
      scopes: ['shopping:read'],
      expires: null,
    });
    const stored = await sql<{ row: string }>`select api_keys::text as row from api_keys`.execute(shop.open.db);
    expect(stored.rows[0]?.row).not.toContain(key.slice(8));
    expect(await orders(key)).toBe(200);
    const { data: keys } = await browser.call(listKeys, {});
    expect(keys).toMatchObject([{ id: data.id, lastUsed: expect.any(Date) }]);
    await browser.call(revokeKey, { keyId: data.id });
    expect(await orders(key)).toBe(401);
    await expect(browser.call(revokeKey, { keyId: data.id })).rejects.toMatchObject({ code: 'account.no_such_key' });
  });

  it('need the password, and a mail says that one was made', async () => {
    await expect(make({ password: 'wrong words here' })).rejects.toMatchObject({ code: 'account.wrong_password' });
    expect((await browser.call(listKeys, {})).data).toEqual([]);
    await make({ name: 'Told by mail' });
    await expect.poll(async () => (await shop.mails(1)).filter(mail => mail.includes('Told by mail')).length).toBe(1);
  });

  it('get no right that their account does not have', async () => {
    await expect(make({ scopes: ['orders:read'] })).rejects.toMatchObject({ code: 'account.scope_not_yours' });
  });

  it('end with their term, with a block of their account, and with its deletion', async () => {
    const { key } = await make({ validDays: 30 });
    expect(await orders(key)).toBe(200);
    await sql`update users set blocked_at = now() where id = ${asha.id}`.execute(shop.open.db);
    expect(await orders(key)).toBe(401);
    await sql`update users set blocked_at = null where id = ${asha.id}`.execute(shop.open.db);
    await sql`update api_keys set expires_at = now()`.execute(shop.open.db);
    expect(await orders(key)).toBe(401);
  });

  it('are replaced with an overlap, or at once', async () => {
    const first = await make({ validDays: 30, scopes: ['shopping:write'] });
    const second = await browser.call(replaceKey, {
      keyId: first.data.id,
      overlapHours: 1,
      password: asha.password ?? '',
    });
    expect(second.data).toMatchObject({ name: 'Home robot', scopes: ['shopping:write'] });
    const term = (second.data.expires?.getTime() ?? 0) - second.data.since.getTime();
    expect(Math.round(term / 86_400_000)).toBe(30);
    expect([await orders(first.key), await orders(second.key)]).toEqual([200, 200]);
    const third = await browser.call(replaceKey, {
      keyId: second.data.id,
      overlapHours: 0,
      password: asha.password ?? '',
    });
    expect([await orders(first.key), await orders(second.key), await orders(third.key)]).toEqual([200, 401, 200]);
  });

  it('of others can neither be seen, replaced nor revoked', async () => {
    const { data, key } = await make();
    const meera = shopperFields();
    const other = await shop.as((await registerWhole(shop, meera)).user);
    expect((await other.call(listKeys, {})).data).toEqual([]);
    const missing = { code: 'account.no_such_key' };
    await expect(other.call(revokeKey, { keyId: data.id })).rejects.toMatchObject(missing);
    const replaced = other.call(replaceKey, { keyId: data.id, overlapHours: 0, password: meera.password ?? '' });
    await expect(replaced).rejects.toMatchObject(missing);
    expect(await orders(key)).toBe(200);
  });

  it(`are ${MAX_KEYS} at most, also when many are made at the same time`, async () => {
    await sql`insert into api_keys (id, user_id, name, beginning, key_hash, scopes)
      select gen_random_uuid(), ${asha.id}, 'many', 'bbk_', sha256(n::text::bytea), '["shopping:read"]'
      from generate_series(1, ${MAX_KEYS - 2}::int) n`.execute(shop.open.db);
    const results = await Promise.allSettled([make(), make(), make(), make()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await countOf()).toBe(MAX_KEYS);
  });
  const countOf = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from api_keys`.execute(shop.open.db);
    return rows[0]?.n;
  };

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['everything'] },
    { validDays: 0 },
    { validDays: 731 },
    { validDays: 1.5 },
    { userId: newId() },
  ])('are not made from %j', async more => {
    const answer = await browser.inject({
      method: 'POST',
      url: '/api/account/keys/add',
      payload: { name: 'Robot', scopes: ['shopping:read'], password: asha.password, ...more },
    });
    expect([400, 403]).toContain(answer.statusCode);
    expect(await countOf()).toBe(0);
  });
});
