import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe('public pages', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    const { house } = await castOf(shop);
    await makeProduct(shop, house, { title: '</script><script>alert(1)</script>', slug: 'crafted', brand: 'apple' });
    await makeProduct(shop, house, { title: 'Plain telephone', slug: 'plain', brand: 'samsung' });
  });
  afterAll(() => shop.end());

  const open = (url: string, headers: Record<string, string> = {}) => shop.guest.inject({ url, headers });

  it.each([
    ['//', 301],
    ['/\\', 301],
    ['//[', 404],
    ['//[/shop/listing', 404],
    ['//evil.example/shop/listing', 404],
    ['//x:99999/shop/listing', 404],
  ])('read two slashes as no host: %s', async (path, status) => expect(await statusOf(shop, path)).toBe(status));

  it.each(['/shop/listing/?brand=apple', '/Shop/Listing?brand=apple', '/%73hop/listing?x=1&brand=apple'])(
    'lead to their one spelling, with the filters, when they are spelled %s',
    async url => {
      const { statusCode, headers } = await open(url);
      expect([statusCode, headers.location]).toEqual([301, '/shop/listing?brand=apple']);
    },
  );

  it('are kept once, whatever is added to their address or sent with it', async () => {
    const plain = await open('/shop/listing?brand=apple');
    const { answers } = shop.api.cache.counts;
    for (const [url, headers] of [
      ['/shop/listing?brand=apple&utm_source=x&_routes=root', {}],
      ['/shop/listing?x=%3Cscript%3E&brand=apple', { cookie: 'session=canary', 'x-forwarded-host': 'evil.example' }],
      ['/shop/listing?brand=apple', { host: 'evil.example', 'x-original-url': '/admin/orders' }],
    ] as const) {
      const again = await open(url, headers);
      expect([again.headers.etag, again.body]).toEqual([plain.headers.etag, plain.body]);
    }
    expect(shop.api.cache.counts.answers).toBe(answers);
  });

  it.each(['/product/crafted', '/shop/listing', '/shop/search?keyword=%3C%2Fscript%3E%3Cscript%3Ealert(1)'])(
    'hold what people typed as text only, also in the data they carry: %s (D5, D6)',
    async url => {
      const { body } = await open(url);
      expect(body).toContain('alert(1)');
      expect(body).not.toContain('<script>alert');
    },
  );

  it.each(['/product/never-was', '/product/never-was.data', '/product/-'])(
    'answer 404 where there is no such product: %s',
    async url => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it.each(['%00ab', 'ab%00', '%ED%A0%80%ED%A0%80', '%F0%9F%93%B1'.repeat(60), '.', '..', '..%2F..', '%25%25'])(
    'show a search for whatever was typed: %s (D4)',
    async keyword => {
      expect((await open(`/shop/search?keyword=${keyword}`)).statusCode).toBe(200);
    },
  );

  it('are never kept by anybody when they have failed', async () => {
    await shop.open.db.schema.alterTable('reviews').renameTo('lost').execute();
    const failed = await open('/product/plain');
    await shop.open.db.schema.alterTable('lost').renameTo('reviews').execute();
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([503, 'private, no-store']);
    expect((await open('/product/plain')).statusCode).toBe(200);
  });

  it.each(['/api', '/api/nothing', '/api//auth/check-auth', '/api/auth/check-auth/'])(
    'are not what answers below the API: %s',
    async url => {
      const answer = await open(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not_found']);
    },
  );
});

/** Asked over the network, because an address of two slashes is read as a host in every other way. */
async function statusOf({ app }: TestShop, path: string): Promise<number | undefined> {
  const origin = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  return new Promise((resolve, reject) => {
    get(origin, { path }, answer => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}
