import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper } from '#test/journeys/fixtures/shoppers.ts';

/** What nobody asks for and everybody notices: errors on leaving, gaps in a picture of the page, a cart without a line. */
test.describe.configure({ timeout: 240_000 });

const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-later]')].filter(
        section => getComputedStyle(section).contentVisibility === 'auto',
      ).length,
  );

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } });

  test(
    'leaving to pay logs no error, and one rupee that arrives is named and refunded',
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const errors: string[] = [];
      page.on('pageerror', error => errors.push(error.message));
      const kavya = await newShopper(page, shop);
      await addAddress(page, shop, kavya);
      const [phone] = await goodsOfTwoSellers(shop);
      await addToCart(page, shop, phone);
      await page.goto('/shop/checkout');
      await page.getByRole('radio', { name: 'Test payment' }).check();
      await page.getByRole('button', { name: 'Place Your Order' }).click();
      await page.getByRole('heading', { level: 1, name: 'Approve your payment' }).waitFor();
      await page.locator('details').evaluateAll(all => {
        for (const each of all) each.setAttribute('open', '');
      });
      await page.locator('button[value="rupee"]').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Another amount has arrived' })).toBeVisible();
      await expect(page.getByText(/₹1\.00 has arrived instead of ₹/)).toBeVisible();
      await expect(page.getByText(/nothing is paid/)).toHaveCount(0);
      await looksRight(page);
      expect(errors).toEqual([]);
    },
  );
});

for (const path of ['/', '/product'])
  test(
    `${path === '/' ? 'the home page' : 'a product page'} is whole once it is idle, and on paper at once`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const [phone] = await goodsOfTwoSellers(shop);
      // Idle moments come when the test says so.
      await page.addInitScript(() => {
        const waiting: IdleRequestCallback[] = [];
        Object.assign(window, {
          requestIdleCallback: (work: IdleRequestCallback) => waiting.push(work),
          isIdle: () => waiting.splice(0).map(work => work({ didTimeout: false, timeRemaining: () => 50 })).length,
        });
      });
      await page.goto(path === '/' ? '/' : `/product/${phone.slug}`);
      await expect.poll(() => skipped(page)).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await skipped(page)).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      expect(await skipped(page)).toBeGreaterThan(0);
      await expect
        .poll(async () => {
          await page.evaluate(() => (window as unknown as { isIdle: () => number }).isIdle());
          return skipped(page);
        })
        .toBe(0);
    },
  );

test('the cart opens without a line though nobody has opened it before', IN_THE_LONG_RUN, async ({ page, context }) => {
  const sheet = page.waitForResponse(response => /\/cart-sheet-[\w-]+\.js$/.test(response.url()));
  await page.goto('/');
  // Any press will do.
  await page.getByRole('heading', { level: 1 }).click();
  await (await sheet).finished();
  // With what it leans on.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
