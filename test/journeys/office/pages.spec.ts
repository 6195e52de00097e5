import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000, mode: 'serial' });

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

/** R10.13 */
for (const { name, viewport } of OFFICE_SCREENS)
  test(
    `an administrator writes a page, looks at it, publishes it and goes back to the default, on ${name}`,
    IN_THE_LONG_RUN,
    async ({ page, shop, browser }) => {
      await page.setViewportSize(viewport);
      const problems = watchConsole(page);
      await enterBackOffice(page, shop.administrator);
      await page.goto('/admin/pages');
      await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
      await looksRight(page);
      await page.getByRole('link', { name: 'How We Rank, English' }).click();
      const text = page.getByLabel('Text of the page');
      await expect(text).toHaveValue(/^# How We Rank/);
      await looksRight(page);

      await text.fill('# How We Rank\n\nBy {nothing}.\n\n## One\n\nText.');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(text).toHaveAccessibleDescription(/Line 3: there is no placeholder \{nothing\}\./);
      await text.fill('# How {shop} ranks\n\nBy price.\n\n## One\n\n**Bold** <\n\n- a\n- [b](/contact-us)');
      await page.getByRole('button', { name: 'Preview' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: 'How Bijli Bazaar ranks' })).toBeVisible();
      await looksRight(page);
      await preview.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await said(page, 'Draft saved');
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await looksRight(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
      await said(page, 'Draft discarded');
      await expect(text).toHaveValue(/^# How We Rank/);
      await text.fill('# How {shop} ranks\n\nBy price.\n\n## One\n\n**Bold** <\n\n- a\n- [b](/contact-us)');
      await page.getByRole('button', { name: 'Publish' }).click();
      await said(page, 'Page published');

      const visitor = await browser.newPage({ viewport });
      await visitor.goto(`${shop.url}/how-we-rank`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How Bijli Bazaar ranks');
      await looksRight(visitor);

      await page.getByRole('button', { name: 'Back to default' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Back to default' }).click();
      await expect(text).toHaveValue(/^# How We Rank/);
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How We Rank');
      await visitor.close();
      // The refused text is answered with 400, which the browser reports.
      expect(problems.filter(problem => !problem.includes('400'))).toEqual([]);
    },
  );

/** R10.15 */
for (const { name, viewport } of OFFICE_SCREENS)
  test(
    `what the shop announces is above every page until it is closed, on ${name}`,
    IN_THE_LONG_RUN,
    async ({ page, shop, browser }) => {
      await page.setViewportSize(viewport);
      await enterBackOffice(page, shop.administrator);
      await page.goto('/admin/pages');
      const form = page.getByRole('region', { name: 'Announcement bar (English)' });
      await form.getByLabel('Text').fill(`Festival offers on ${name}`);
      await form.getByLabel('Link').fill('/shop/listing');
      await form.getByRole('button', { name: 'Save announcement' }).click();
      await said(page, 'Announcement saved');

      const visitor = await browser.newPage({ viewport });
      const problems = watchConsole(visitor);
      await visitor.goto(shop.url);
      const bar = visitor.locator('[data-announcement]');
      await expect(bar.getByRole('link')).toHaveAttribute('href', '/shop/listing');
      await looksRight(visitor);
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toBeHidden();
      await visitor.addInitScript(() => {
        new PerformanceObserver(list => {
          const shifts = list.getEntries() as unknown as { hadRecentInput: boolean }[];
          if (shifts.some(shift => !shift.hadRecentInput)) document.documentElement.dataset.shifted = 'yes';
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visitor.goto(`${shop.url}/aboutUs`);
      await expect(bar).toBeHidden();
      await visitor.waitForLoadState('networkidle');
      await expect(visitor.locator('html')).not.toHaveAttribute('data-shifted');
      await visitor.close();
      expect(problems).toEqual([]);

      await form.getByLabel('Text').fill('');
      await form.getByRole('button', { name: 'Save announcement' }).click();
      await expect(form.getByLabel('Text')).toHaveValue('');
    },
  );
