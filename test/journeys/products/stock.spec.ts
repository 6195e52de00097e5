import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

/** A seller of the demo's with few goods that other journeys look at. */
const SELLER = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };
const PHONE = 'iPhone 16e (128 GB, White)';

/** Rows that are being asked for again are faded, which is no way to look at them. */
async function looksSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await looksRight(page);
}

/** What the shop's own pages say of the phone, as a guest finds them. */
async function shownPrice(page: Page): Promise<string> {
  const answer = await page.request.get('/api/shop/products/get?brand=apple&limit=100');
  const { data } = (await answer.json()) as { data: { title: string; price: number; salePrice: number | null }[] };
  const phone = data.find(({ title }) => title === PHONE);
  return phone ? `${phone.price} / ${phone.salePrice}` : 'not on sale';
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a seller types prices and stock over, changes many at once, takes that back, and takes a break', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await enterBackOffice(page, SELLER);
  await page.getByRole('link', { name: 'Stock and prices' }).click();
  await expect(page.getByRole('heading', { name: 'Stock and prices' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('apple');
  await expect(page).toHaveURL(/find=apple/);
  const sale = page.getByLabel(`Sale price of ${PHONE}`);
  const stock = page.getByLabel(`Stock of ${PHONE}`);
  await expect(sale).toHaveValue('51,900');
  await looksSettled(page);

  await test.step('cells are walked, checked, counted and saved', async () => {
    const before = Number(await stock.inputValue());
    await sale.fill('60,000');
    await expect(sale).toHaveAccessibleDescription('The sale price must be below the price, ₹59,900.');
    await sale.fill('₹49,900');
    await sale.press('ArrowRight');
    await expect(stock).toBeFocused();
    await stock.fill(String(before + 5));
    await stock.press('Enter');
    await expect(page.getByText('2 unsaved changes')).toBeVisible();
    await looksSettled(page);
    await page.getByRole('link', { name: 'Orders' }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard the changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    // The link is not followed any more, so it is not faint and no line runs at the top.
    await expect(page.locator('[data-followed], [data-following]')).toHaveCount(0, { timeout: 2_000 });
    await page.getByLabel('Stock reason').selectOption('Supplier delivery');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 row saved')).toBeVisible();
    expect(await shownPrice(page)).toBe('59900 / 49900');
    await page.getByRole('button', { name: `Adjust and history: ${PHONE}` }).click();
    const sheet = page.getByRole('dialog', { name: `Stock of ${PHONE}` });
    const newest = sheet.getByRole('listitem').first();
    await expect(newest).toContainText('Supplier delivery');
    await expect(newest).toContainText(`${before} → ${before + 5}`);
    await looksSettled(page);
    await sheet.getByLabel('Change', { exact: true }).selectOption('Remove units');
    await sheet.getByLabel('Units').fill('5');
    await sheet.getByLabel('Reason').selectOption('Damaged');
    await sheet.getByRole('button', { name: 'Adjust stock' }).click();
    await expect(newest).toContainText('Damaged');
    await page.keyboard.press('Escape');
    await expect(stock).toHaveValue(String(before));
  });

  await test.step('many at once are looked at first, changed, and taken back', async () => {
    await page.getByLabel('Select all rows').check();
    await page.getByRole('button', { name: 'Change prices or stock' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change prices or stock' });
    await sheet.getByLabel('Per cent below MRP').fill('10');
    await expect(sheet.getByText(/product(s)? will change/)).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: PHONE })).toContainText('₹49,900 → ₹53,899');
    await looksSettled(page);
    await sheet.getByRole('button', { name: /^Change \d+ product/ }).click();
    await expect(sheet).toBeHidden();
    await expect(sale).toHaveValue('53,899');
    expect(await shownPrice(page)).toBe('59900 / 53899');
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(sale).toHaveValue('49,900');
    expect(await shownPrice(page)).toBe('59900 / 49900');
  });

  await test.step('a break takes everything off sale until it ends', async () => {
    await page.getByRole('button', { name: 'Pause my shop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause my shop' });
    await looksSettled(page);
    await dialog.getByRole('button', { name: 'Pause my shop' }).click();
    const banner = page.getByRole('region', { name: 'Your shop is paused' });
    await expect(banner).toBeVisible();
    await looksSettled(page);
    expect(await shownPrice(page)).toBe('not on sale');
    await banner.getByRole('button', { name: 'Reopen my shop' }).click();
    await expect(banner).toBeHidden();
    expect(await shownPrice(page)).toBe('59900 / 49900');
  });
  expect(problems).toEqual([]);
});

test('the form of a product leads to the prices and stock of its variants', IN_THE_LONG_RUN, async ({ page }) => {
  const problems = watchConsole(page);
  await enterBackOffice(page, SELLER);
  await page.goto(`/admin/products?find=OnePlus+13R`);
  await page
    .getByRole('link', { name: /^Edit OnePlus 13R/ })
    .first()
    .click();
  await page.getByText('Variants', { exact: true }).click();
  await page.getByRole('link', { name: /^Prices and stock of all \d+ variants/ }).click();
  await expect(page).toHaveURL(/\/admin\/stock\?.*variants=/);
  await expect(page.getByText(/^\d+ variants of one product$/)).toBeVisible();
  const titles = page.getByRole('row').filter({ has: page.locator('input[name="stock"]') });
  await expect(titles.filter({ hasNotText: 'OnePlus 13R' })).toHaveCount(0);
  await expect(titles.getByText('Astral Trail, 16 GB, 512 GB', { exact: true }).first()).toBeVisible();
  await looksSettled(page);
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(titles.filter({ hasNotText: 'OnePlus 13R' }).first()).toBeVisible();

  await test.step('and the menu to the table of variants, which is saved whole or not at all', async () => {
    await page.goto('/admin/products?find=realme+Watch+S2&view=table');
    await page
      .getByRole('button', { name: /^More for realme Watch S2/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit variants' }).click();
    await page.getByRole('button', { name: 'Add variant' }).click();
    const colour = page.getByLabel(/^Colour of /).last();
    await expect(colour).toBeFocused();
    const before = await page
      .getByLabel(/^Colour of /)
      .first()
      .inputValue();
    await colour.fill(before);
    await page
      .getByLabel(/^GTIN .*of /)
      .last()
      .fill('4006381333932');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 row can’t be saved. Check the cells marked in red.')).toBeVisible();
    await page
      .getByLabel(/^GTIN .*of /)
      .last()
      .fill('4006381333931');
    await page.keyboard.press('Control+s');
    await expect(colour).toHaveAccessibleDescription(
      'Another variant has the same values. Each variant needs different ones.',
    );
    await looksSettled(page);
    await colour.fill('Sea Blue');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Variants saved')).toBeVisible();
    await page.getByRole('button', { name: /^Delete: .*Sea Blue/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Sea Blue/ })).toBeVisible();
    await looksSettled(page);
  });
  // The refused table is answered with 409.
  expect(problems.filter(text => !text.includes('409'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test(
    'stock is typed over where one stands at the shelf, and a copied column fills the rows below',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await enterBackOffice(page, SELLER);
      await page.goto('/admin/stock?find=OnePlus+13');
      const cells = page.locator('input[name="stock"]');
      await expect(cells.first()).toBeVisible();
      const second = await cells.nth(1).inputValue();
      await cells.first().evaluate(cell => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '901\n902\n');
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await expect(cells.first()).toHaveValue('901');
      await expect(cells.nth(1)).toHaveValue('902');
      await expect(page.getByText('2 unsaved changes')).toBeVisible();
      await looksSettled(page);
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(cells.nth(1)).toHaveValue(second);
    },
  );
});
