import { expect, type Page } from '@playwright/test';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import type { Credentials } from '#test/journeys/fixtures/signing-in.ts';
import { PAGES, VISITORS } from '#test/rights/rows/page-rows.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const SELLER: Credentials = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

/** Who looks, and in how many parts, which browsers share. */
const PEOPLE: readonly [(typeof VISITORS)[number], parts: number, (shop: RunningShop) => Credentials][] = [
  ['seller', 1, () => SELLER],
  ['administrator', 3, shop => shop.administrator],
];

/** What sellers see in their own frame in every run, beside the screens that open to them alone. */
const IN_EACH_FRAME = ['/admin/products', '/admin/orders'];

/**
 * The screens of the back-office that open to this person and need no record of their own. What opens to both, sellers look
 * at in the long run.
 */
function screensOf(who: (typeof VISITORS)[number]): string[] {
  const openTo = (visitor: (typeof VISITORS)[number]) =>
    PAGES.filter(({ answers }) => answers.split(' ')[VISITORS.indexOf(visitor)] === 'opens')
      .map(({ page, at = page }) => at)
      .filter(address => address.startsWith('/admin/') && !/\/(some-|any$|0189)/.test(address));
  const screens = openTo(who);
  if (process.env.LONG || who === 'administrator') return screens;
  const others = new Set(openTo('administrator'));
  return screens.filter(screen => !others.has(screen) || IN_EACH_FRAME.includes(screen));
}

for (const [who, parts, personOf] of PEOPLE)
  for (let part = 0; part < parts; part += 1)
    test(`every screen opens to the ${who}, is accessible, fits, and says nothing in the console: part ${part + 1} of ${parts}`, async ({
      page,
      shop,
    }) => {
      const problems = watchConsole(page);
      await page.request.post('/api/auth/login', { data: personOf(shop), headers: { origin: shop.url } });
      for (const [number, screen] of screensOf(who).entries()) {
        if (number % parts !== part) continue;
        await test.step(screen, async () => {
          await follow(page, screen);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await looksRight(page);
          expect(problems, screen).toEqual([]);
        });
      }
    });

/** Goes on by the navigation where it leads there, as people do, which loads no script anew; otherwise by the address. */
async function follow(page: Page, screen: string): Promise<void> {
  const link = page.locator(`nav a[href="${screen}"]`).first();
  if (!(await link.isVisible())) {
    await page.goto(screen);
    return;
  }
  await link.click();
  await page.waitForURL(url => url.pathname === screen);
}
