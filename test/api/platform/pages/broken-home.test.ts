import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('the front page when something can not be had', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    const { house } = await castOf(shop);
    await makeProduct(shop, house, { title: 'Plain telephone', slug: 'plain', section: 'featured' });
  });
  afterAll(() => shop.end());

  const open = () => shop.guest.inject({ url: '/' });

  it('offers to load its products again', async () => {
    await sql`alter table products rename to products_away`.execute(shop.open.db);
    const { statusCode, body } = await open();
    await sql`alter table products_away rename to products`.execute(shop.open.db);
    expect([statusCode, body.includes('We couldn’t load the products')]).toEqual([503, true]);
  });

  it('leaves its banners out, shows its products, and is not cached', async () => {
    await sql`alter table banners rename to banners_away`.execute(shop.open.db);
    const { statusCode, body, headers } = await open();
    expect([statusCode, headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(body).toContain('Shop the Latest Electronics &amp; Gadgets');
    expect(body).toContain('Plain telephone');

    await sql`alter table banners_away rename to banners`.execute(shop.open.db);
    expect((await open()).statusCode).toBe(200);
  });
});

describe('a page that fails', () => {
  let shop: TestShop;
  const lines: { readonly msg: string; readonly reqId?: string; readonly path?: string }[] = [];
  beforeAll(async () => {
    const logTo = { write: (line: string) => lines.push(JSON.parse(line)) };
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), logLevel: 'error', logTo });
    const { house } = await castOf(shop);
    await makeProduct(shop, house, { title: 'Plain telephone', slug: 'plain' });
  });
  afterAll(() => shop.end());

  it('shows the number of its request, which is in every line about it', async () => {
    await sql`alter table products rename to products_away`.execute(shop.open.db);
    const { statusCode, body, headers } = await shop.guest.inject({ url: '/product/plain' });
    const number = String(headers['x-request-id']);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect(body).toContain(`tell us this number: ${number}`);
    // The call that the page made, and the page.
    expect(lines.filter(({ reqId }) => reqId === number).map(({ msg }) => msg)).toEqual([
      'request failed',
      'page failed',
    ]);
  });
});
