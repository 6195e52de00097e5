import { expect, type Locator, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

/** As the sidebar and the drawer have them, in this order. */
const ENTRIES = [
  ['Dashboard', '/admin/dashboard'],
  ['Products', '/admin/products'],
  ['Orders', '/admin/orders'],
  ['Singup vendor', '/admin/signup-vendor'],
  ['Verification', '/admin/vendor-verificaton'],
] as const;

/** ₹1,37,900.00 as whole paise. */
function paiseIn(text: string): number {
  return Math.round(Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);
}

/** The table under the chart: what it says in all, and what its rows come to. */
async function salesIn(table: Locator): Promise<{ inAll: number; rows: number; sum: number }> {
  const [inAll, ...rows] = await table
    .locator('tbody tr')
    .evaluateAll(all => all.map(row => row.querySelectorAll('td')[2]?.textContent ?? ''));
  return {
    inAll: paiseIn(inAll ?? ''),
    rows: rows.length,
    sum: rows.reduce((sum, text) => sum + paiseIn(text), 0),
  };
}

for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'an administrator reads the dashboard, over another period, as a table, and walks the panel',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await expect(page).toHaveURL(/\/admin\/dashboard$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        for (const heading of [
          ...['Sales over time', 'Orders by status', 'To dispatch today', 'Low stock', 'Newest orders', 'Best sellers'],
          'Sellers waiting',
        ])
          await expect(page.getByRole('region', { name: heading })).toBeVisible();
        await expect(page.getByText('Cancelled, rejected and unpaid orders are not counted')).toBeVisible();
        const sales = page.getByRole('region', { name: 'Sales over time' });
        await expect(sales.locator('svg path').first()).toBeVisible();
        await looksRight(page);

        await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '12 months' }).click();
        await expect(page).toHaveURL(/\?period=12m$/);
        await sales.getByRole('button', { name: 'Show as table' }).click();
        const table = sales.getByRole('table', { name: 'Sales over time' });
        await expect(table.locator('tbody tr')).toHaveCount(13);
        const { inAll, rows, sum } = await salesIn(table);
        expect(rows).toBe(12);
        expect(sum).toBe(inAll);
        expect(inAll).toBeGreaterThan(0);
        await page.reload();
        await expect(page.getByRole('link', { name: '12 months' })).toHaveAttribute('aria-current', 'page');

        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: viewport.width < 1024 });
        await walkThePanel(page, viewport.width < 1024);
        expect(problems).toEqual([]);
      },
    );

    test('a seller reads its own overview, without a sidebar', IN_THE_LONG_RUN, async ({ page }) => {
      const problems = watchConsole(page);
      await enterBackOffice(page, { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' });
      await expect(page).toHaveURL(/\/admin\/products$/);
      await expect(page.getByRole('complementary', { name: 'Admin Panel' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
      await page.getByRole('navigation', { name: 'Seller' }).getByRole('link', { name: 'Overview' }).click();
      await expect(page).toHaveURL(/\/admin\/overview$/);
      await expect(page.getByRole('region', { name: 'Low stock' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Sellers waiting' })).toHaveCount(0);
      const best = page.getByRole('region', { name: 'Best sellers' });
      await expect(best.getByRole('listitem').first()).toBeVisible();
      await looksRight(page);
      await page.goto('/admin/dashboard');
      await expect(page).toHaveURL(/\/admin\/products$/);
      expect(problems).toEqual([]);
    });
  });
}

/** Each entry leads to its path; on a phone the drawer closes behind it. Counts stand where somebody must act. */
async function walkThePanel(page: Page, isDrawer: boolean): Promise<void> {
  const open = async () => {
    if (!isDrawer) return page.getByRole('complementary', { name: 'Admin Panel' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    return page.getByRole('dialog');
  };
  // 16rem.
  expect((await (await open()).boundingBox())?.width).toBe(256);
  if (isDrawer) await page.keyboard.press('Escape');
  const links = (await open()).getByRole('navigation').getByRole('link');
  await expect(links.nth(4)).toHaveAccessibleDescription(/^\d+ to verify$/);
  expect((await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).slice(0, 5)).toEqual(
    ENTRIES.map(([, path]) => path),
  );
  if (isDrawer) await page.keyboard.press('Escape');
  for (const [label, path] of ENTRIES.slice(1)) {
    const panel = await open();
    await panel.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    if (isDrawer) await expect(page.getByRole('dialog')).toBeHidden();
  }
  await (await open()).getByRole('link', { name: 'Admin Panel', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}
