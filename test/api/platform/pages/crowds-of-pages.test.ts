import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#platform/throttle/limits.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const [[MAX_MADE]] = LIMITS['work.network'].windows;
const [[NOWHERE_AT_MOST]] = LIMITS['nowhere.network'].windows;

/** R34.6: over real sockets, because what the server asks itself is not counted. */
describe('pages, when one network asks for very many', () => {
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens(), limits: LIMITS, trustProxy: 1 });
    const { house } = await castOf(shop);
    await makeProduct(shop, house, { slug: 'plain' });
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.end());

  const open = (path: string, from: string, accept = 'text/html') =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': from, accept } });
  /** As if the network had asked for so many already, but for one. */
  const allButOne = async (limit: 'work.network' | 'nowhere.network', most: number, from: string) => {
    for (let times = 1; times < most; times += 1) await shop.api.throttle.take(limit, from);
  };

  it('are refused where they have to be made, and open where they are kept (E7)', async () => {
    await allButOne('work.network', MAX_MADE, '203.0.113.1');
    expect((await open('/product/plain', '203.0.113.1')).status).toBe(200);
    const refused = await open('/shop/listing?brand=apple', '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let turn = 0; turn < 5; turn += 1) expect((await open('/product/plain', '203.0.113.1')).status).toBe(200);
    expect((await open('/shop/listing?brand=apple', '203.0.113.2')).status).toBe(200);
    expect((await open('/shop/listing?brand=apple', '203.0.113.1')).status).toBe(200);
  });

  it('say in a sentence on a page of its own when to come back', async () => {
    await allButOne('work.network', MAX_MADE + 1, '203.0.113.3');
    const refused = await open('/shop/listing?brand=nothing', '203.0.113.3');
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.text()).toMatch(
      /<p>Too many requests are coming from your network\. .* in \d+ seconds\.<\/p>/,
    );
    const script = await open('/shop/listing?brand=nothing', '203.0.113.3', '*/*');
    expect([script.status, (await script.json()).code]).toEqual([429, 'request.too_many']);
  });

  it('that are none are answered in few bytes after sixty a minute, the others as ever (E8)', async () => {
    await allButOne('nowhere.network', NOWHERE_AT_MOST, '203.0.113.4');
    expect((await open('/wp-login.php', '203.0.113.4')).status).toBe(404);
    for (const path of ['/wp-login.php', '/.env', '/.git/config.data', '/api/.env']) {
      const refused = await open(path, '203.0.113.4', '*/*');
      expect([path, refused.status]).toEqual([path, 429]);
      expect((await refused.text()).length).toBeLessThan(300);
    }
    expect((await open('/product/plain', '203.0.113.4')).status).toBe(200);
    expect((await open('/.env', '203.0.113.5')).status).toBe(404);
  });
});
