import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, PHONE, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** R21.13 */
test(
  'a landing page is composed by keyboard, looked at, published, and put back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const problems = watchConsole(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterBackOffice(page, shop.administrator);
    await page.getByRole('link', { name: 'Home & landing' }).click();
    await page.getByRole('button', { name: 'New landing page' }).click();
    await page.getByLabel('Title').fill('Phones of the week');
    await page.getByLabel('Last word of the address').fill('Not an address');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByText('Use up to 60 small letters')).toBeVisible();
    await page.getByLabel('Last word of the address').fill('phones-week');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones of the week');
    await expect(page.getByText('This page has no sections yet')).toBeVisible();

    await page.getByRole('button', { name: 'Add section' }).click();
    const panel = page.getByRole('dialog', { name: 'Products' });
    await panel.getByLabel('Title', { exact: true }).fill('Smartphones');
    await panel.getByLabel('Category').selectOption('smartphone');
    await panel.getByRole('textbox', { name: /^Price up to/ }).fill('40000');
    await expect(panel.getByLabel('Address of the list')).toHaveValue(/kind=smartphone&maxPrice=40000/);
    await panel.getByLabel('Address of the list').fill('https://evil.example/shop/listing');
    await expect(panel.getByText('is not part of a product list of this shop')).toBeVisible();
    await panel.getByLabel('Address of the list').fill('/shop/listing?kind=smartphone');
    await panel.getByRole('button', { name: 'Done' }).click();

    await page.getByLabel('Kind of section').selectOption('prices');
    await page.getByRole('button', { name: 'Add section' }).click();
    const prices = page.getByRole('dialog', { name: 'Price tiles' });
    await prices.getByLabel('Title', { exact: true }).fill('Under budget');
    await prices.getByRole('button', { name: 'Done' }).click();

    const list = page.getByRole('region', { name: 'Sections' }).getByRole('listitem');
    await expect(list).toHaveText([/Smartphones/, /Under budget/]);
    const handle = page.getByRole('button', { name: 'Move Under budget, position 2 of 2' });
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(list).toHaveText([/Under budget/, /Smartphones/]);
    await expect(page.getByRole('button', { name: 'Move Under budget, position 1 of 2' })).toBeFocused();
    await page.getByRole('button', { name: 'Move Under budget down' }).click();
    await expect(list).toHaveText([/Smartphones/, /Under budget/]);

    const preview = page.frameLocator('iframe[title="The page as shoppers would see it"]');
    await expect(preview.getByRole('heading', { name: 'Smartphones', includeHidden: true })).toBeVisible();
    await page.getByLabel('Width of').selectOption('phone');
    await expect(page.locator('iframe')).toHaveCSS('width', '390px');
    await looksRight(page);

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Version 2, in the shop')).toBeVisible();
    await page.getByRole('link', { name: 'Open in the shop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phones of the week');
    await expect(page.getByRole('link', { name: /^Under ₹5,000|^Under ₹10,000/ }).first()).toBeVisible();
    await looksRight(page);
    await page.setViewportSize(PHONE.viewport);
    await looksRight(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/fronts/phones-week');
    await page.getByRole('button', { name: 'Take page down' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take page down' }).click();
    await expect(page.getByText('Version 3: as it comes with the shop')).toBeVisible();
    expect(problems).toEqual([]);
    expect((await page.goto('/shop/p/phones-week'))?.status()).toBe(404);
  },
);
