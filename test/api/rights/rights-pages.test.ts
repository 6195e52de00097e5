import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { PAGES } from '#test/rights/rows/page-rows.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { isSentAway, VISITS, visit, visitFaults } from '#test/rights/visit.ts';

const SENT_AWAY = VISITS.filter(isSentAway);

/** R37.5; docs/security-cases.md B7, B9, F1 */
describe('who may open which page', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.shop.end());

  it('is said for every screen there is, and for none that is not', async () => {
    const { build } = await (await builtScreens()).bundle();
    const pathOf = (id: string | undefined): string => {
      const route = id === undefined ? undefined : build.routes[id];
      return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
    };
    const parents = new Set(Object.values(build.routes).map(route => route?.parentId));
    // The way to the back-office stands for all of it in browsers alone (docs/decisions/0041).
    const screens = Object.keys(build.routes).filter(id => !parents.has(id) && id !== 'to-back-office.route');
    expect([...new Set(PAGES.map(({ page }) => page))].sort()).toEqual(screens.map(id => pathOf(id) || '/').sort());
  });

  it.each(VISITS)('holds for $actor at $page: $outcome', async each => {
    expect(await visitFaults(scene, each)).toEqual([]);
  });

  it.each(SENT_AWAY)('sends $actor away from $page in its data too', async ({ page, actor, outcome }) => {
    const answer = await visit(scene, actor, 'cookie', `${page}.data`);
    expect(answer).toMatchObject({ outcome, cache: 'private, no-store', body: '' });
  });

  it.each(['/ADMIN/orders', '/aDmIn', '/Admin/anything/below'])('counts %s as of the back-office', async url => {
    expect(await visit(scene, 'shopper', 'cookie', url)).toMatchObject({
      outcome: 'unauth',
      cache: 'private, no-store',
    });
  });

  it.each(['/administrators', '/shop/admin', '/product/admin', '/nowhere/admin/orders'])(
    'does not count %s as of the back-office, which is the first part of an address alone',
    async url => {
      expect(await visit(scene, 'shopper', 'cookie', url)).toMatchObject({ outcome: 'nothing' });
    },
  );
});
