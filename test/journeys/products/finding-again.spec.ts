import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const GALAXY = 'galaxy-a16-5g-8-gb-128-gb-blue-black';
const CMF = 'cmf-phone-2-pro-8-gb-128-gb-orange';

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
/** Once the page has remembered it. */
const viewed = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed')?.split(',').length)).toBe(count);
const toTheEnd = (page: Page) => page.evaluate(() => document.getElementById('recent')?.scrollIntoView());

for (const { name, viewport } of SHOPPER_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'products that were viewed are shown again below others and on the home page, until they are cleared',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await openPage(page, `/product/${GALAXY}`);
        await viewed(page, 1);
        await openPage(page, `/product/${CMF}`);
        await viewed(page, 2);
        await toTheEnd(page);
        await expect(recent(page).getByRole('article')).toHaveCount(1);
        await expect(recent(page).getByRole('article')).toContainText('Galaxy A16');
        await openPage(page, '/');
        await toTheEnd(page);
        await expect(recent(page).getByRole('article').first()).toContainText('CMF');
        await looksRight(page);
        await recent(page).getByRole('button', { name: 'Clear' }).press('Enter');
        await expect(recent(page)).toBeHidden();
        expect(problems).toEqual([]);
      },
    );
  });
}

test.describe('sharing a product', () => {
  test('copies its address where the device has no dialog', IN_THE_LONG_RUN, async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, `/product/${GALAXY}`);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/product/${GALAXY}`);
  });

  test('opens the dialog of the device', IN_THE_LONG_RUN, async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what.url }) });
    });
    await openPage(page, `/product/${GALAXY}`);
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: string }).shared))
      .toBe(`${shop.url}/product/${GALAXY}`);
  });
});
