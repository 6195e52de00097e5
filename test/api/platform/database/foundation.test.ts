import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShop } from '#shop/shop/contract.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { BOTH_ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(BOTH_ENGINES)('the server on the %s engine', engine => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(engine);
  });
  afterAll(() => shop.end());

  it('answers public calls alike for everybody and says 304 to who has the answer', async () => {
    const first = await shop.guest.inject({ url: '/api/common/shop' });
    expect(first.headers['cache-control']).toBe('public, max-age=0, stale-if-error=600');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await shop.guest.inject({
      url: '/api/common/shop',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('refuses a query that goes past the transaction it is made in, and undoes that', async () => {
    const { context } = shop;
    const past = () => sql`select 1`.execute(context.db);
    const straying = context.tx(async tx => {
      await changeSetting(tx, 'identity', { ...DEMO_IDENTITY, name: 'Nobody’s' });
      await past();
    });
    await expect(straying).rejects.toThrow('does not go through the transaction');
    await past();
    expect((await shop.guest.call(getShop, {})).data.name).toBe(DEMO_IDENTITY.name);
  });

  it('answers with the new state at once after a change', async () => {
    await shop.guest.call(getShop, {});
    await shop.context.tx(tx => changeSetting(tx, 'identity', { ...DEMO_IDENTITY, name: 'Vidyut Bhandar' }));
    expect((await shop.guest.call(getShop, {})).data.name).toBe('Vidyut Bhandar');
  });

  it('undoes a change whose transaction fails, and publishes nothing', async () => {
    const before = (await shop.guest.call(getShop, {})).data.name;
    const failing = shop.context.tx(async tx => {
      await changeSetting(tx, 'identity', { ...DEMO_IDENTITY, name: 'Never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await shop.guest.call(getShop, {})).data.name).toBe(before);
  });

  it('refuses query keys it does not know', async () => {
    const answer = await shop.guest.inject({ url: '/api/common/shop?x=1' });
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'request.invalid',
      fields: { x: 'is not a known field' },
    });
  });
});
