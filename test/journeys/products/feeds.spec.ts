import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

/** R75.2 */
for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'an administrator copies the address of a feed, and it has the products on sale',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/feeds');
        await expect(page.getByRole('heading', { name: 'Feeds', level: 1 })).toBeVisible();
        await page.getByRole('button', { name: 'Copy address of openai.jsonl' }).click();
        await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
        const address = await page.evaluate(() => navigator.clipboard.readText());
        expect(address).toBe(`${shop.url}/feeds/openai.jsonl`);
        await expect(page.getByText('These addresses work on this computer only.')).toBeVisible();
        await looksRight(page);
        expect(problems).toEqual([]);
        const [first = ''] = (await (await page.request.get(address)).text()).split('\n');
        const { url } = JSON.parse(first) as { url: string };
        await page.goto(url);
        await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
      },
    );
  });
}
