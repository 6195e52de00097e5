import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRule } from '#shared/api/pages.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import screens from '#src/routes.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { headOf } from '#test/inspect/page-head.ts';

const PUBLIC = pathsOf(screens).filter(path => ['public', 'unlisted'].includes(pageRule(path).access));

/** R71.2 */
describe('every page that anybody may open', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE, { pages: await builtScreens() });
    const { house } = await castOf(shop);
    await makeProduct(shop, house, { slug: 'sold', title: 'Galaxy Trial' });
    await makeProduct(shop, house, { slug: 'gone', title: 'Galaxy Gone', deleted_at: new Date(), listed: false });
  });
  afterAll(() => shop.end());

  it('has a title and a description of its own, also where nothing is', async () => {
    // A landing page exists once somebody has made it (`fronts.test.ts`).
    const screens = PUBLIC.filter(path => path !== '/shop/p/:front');
    const paths = [...screens.map(path => path.replace(':slug', 'sold')), '/product/gone', '/no/such/page'];
    expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/register/seller', '/product/sold', '/ticket']));
    const heads = await Promise.all(paths.map(async url => headOf((await shop.guest.inject({ url })).body)));
    for (const [at, { title, meta }] of heads.entries()) {
      expect(title, paths[at]).toMatch(new RegExp(`.+ · ${DEMO_IDENTITY.name}$`));
      expect([paths[at], (meta.description?.length ?? 0) > 30]).toEqual([paths[at], true]);
      expect(meta['og:description'], paths[at]).toBe(meta.description);
    }
    for (const said of [heads.map(({ title }) => title), heads.map(({ meta }) => meta.description)])
      expect(new Set(said).size).toBe(paths.length);
  });
});

/** The addresses in the table of screens, without those that stand for whatever else is asked. */
function pathsOf(entries: readonly RouteConfigEntry[], below = ''): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const own = path ? `${below}/${path}` : below;
    if (children) return pathsOf(children, own);
    return own.includes('*') ? [] : [index ? own || '/' : own];
  });
}
