import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`the shop in Hindi on ${name}`, () => {
    test.use({ viewport });

    test('is chosen by a link, stays, and shows its own words', async ({ page }) => {
      const problems = watchConsole(page);
      const ownLetters = () =>
        page.evaluate(() => [...document.fonts].filter(({ family }) => /Devanagari/.test(family)).length);
      await openPage(page, '/');
      const letters = page.waitForResponse(/anek-devanagari-[\w-]+\.woff2$/);
      await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
      await expect(page).toHaveURL(/\/hi$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('नए से नए इलेक्ट्रॉनिक्स और गैजेट खरीदें');
      await looksRight(page);
      await letters;
      expect(await ownLetters()).toBe(0);

      await page
        .getByRole('button', { name: /^कार्ट, / })
        .first()
        .click();
      const cart = page.getByRole('dialog', { name: 'आपका कार्ट' });
      await expect(cart.getByText('आपका कार्ट खाली है।')).toBeVisible();
      await cart.getByRole('link', { name: 'सभी प्रोडक्ट देखें' }).click();
      await expect(page).toHaveURL(/\/hi\/shop\/listing/);
      await expect.poll(ownLetters).toBe(1);

      await page.goto('/hi/nowhere');
      expect(await ownLetters()).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पेज मौजूद नहीं है');
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/nowhere$/);
      expect(problems.filter(problem => !problem.includes('404'))).toEqual([]);
    });
  });

test.describe('a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test(
    'is offered Hindi on an English page, led nowhere by itself, and asked once',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await openPage(page, '/');
      const offer = page.locator('[data-offer]');
      await expect(offer).toContainText('यह दुकान हिन्दी में भी है।');
      await expect(page).toHaveURL(/\/$/);
      await offer.getByRole('button', { name: 'बंद करें' }).click();
      await expect(offer).toHaveCount(0);
      await page.reload();
      await page.waitForLoadState('load');
      await expect(offer).toHaveCount(0);
    },
  );
});
