import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** R1.10, R1.11 */
for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(
      'an administrator walks the tree by keys, adds a category, renames it, deletes it and takes that back',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        const called = `Doorbells of ${viewport.width}`;
        await enterBackOffice(page, shop.administrator);
        await page.goto('/admin/categories');
        const tree = page.getByRole('tree', { name: 'Categories' });
        const row = (words: string) => tree.getByRole('treeitem', { name: words });
        await expect(row('Mobiles and tablets')).toBeVisible();
        await looksRight(page);

        await row('Mobiles and tablets').focus();
        await page.keyboard.press('ArrowRight');
        await expect(row('Mobiles and tablets')).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('ArrowRight');
        await expect(row('Smartphones')).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expect(row('Mobiles and tablets')).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expect(row('Smartphones')).toBeHidden();

        await search(page, 'स्मार्टफ़ोन');
        await expect(row('Smartphones')).toHaveAttribute('aria-level', '2');
        await expect(row('Laptops')).toBeHidden();
        await search(page, 'no such thing');
        await expect(page.getByText('No category is called so')).toBeVisible();
        await search(page, '');

        await page.getByRole('link', { name: 'Add category' }).click();
        await page.getByRole('button', { name: 'Add category' }).click();
        await expect(page.getByLabel('Name (English)')).toBeFocused();
        await expect(page.getByLabel('Name (English)')).toHaveAttribute('aria-invalid', 'true');
        await page.getByLabel('Name (English)').fill('Laptops');
        await page.getByLabel('In', { exact: true }).selectOption('computers');
        await page.getByRole('button', { name: 'Add category' }).click();
        await expect(page.getByText('“Laptops” is already a category in “Computers”; names must differ')).toBeVisible();
        await looksRight(page);
        await page.getByLabel('Name (English)').fill(called);
        await page.getByLabel('Name (हिन्दी)').fill(`घंटी ${viewport.width}`);
        await page.getByLabel('Position').selectOption({ label: 'After Laptops' });
        await page.getByLabel('HSN code').fill('853180');
        await page.getByRole('button', { name: 'Add category' }).click();
        await expect(page.getByText('Category added')).toBeVisible();
        await expect(row(called)).toHaveAttribute('aria-posinset', '2');

        await row(called).click();
        await page.getByLabel('Search words').fill('ding dong');
        await page.keyboard.press('Escape');
        const leaving = page.getByRole('alertdialog');
        await expect(leaving).toBeVisible();
        // Over a sheet the browser takes both keys for one.
        if (viewport.width < 1280) await leaving.getByRole('button', { name: 'Keep editing' }).click();
        else await page.keyboard.press('Escape');
        await expect(leaving).toBeHidden();
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Category saved')).toBeVisible();

        await row(called).click();
        await page.getByRole('button', { name: 'Delete' }).click();
        const asking = page.getByRole('alertdialog', { name: `Delete “${called}”?` });
        await expect(asking).toContainText('It has no products.');
        await looksRight(page);
        await asking.getByRole('button', { name: 'Delete' }).click();
        await expect(row(called)).toBeHidden();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(row(called)).toHaveAttribute('aria-posinset', '2');
        // The two that were refused.
        expect(problems.filter(problem => !problem.includes('400'))).toEqual([]);
      },
    );
  });
}

test('the products of a category that is deleted move, after a preview', IN_THE_LONG_RUN, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterBackOffice(page, shop.administrator);
  const row = (words: string) => page.getByRole('treeitem', { name: words });
  const product = { title: 'Pocket radio', description: 'Plays.', category: 'electronics', section: 'featured' };
  await addDraft(page, { ...product, brand: 'boat', kind: 'radio', price: 900, totalStock: 5 });
  await page.goto('/admin/categories?find=radio&open=radio');
  await expect(row('Radios')).toContainText('1 product');
  await page.getByRole('button', { name: 'Delete' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Delete “Radios”?' });
  await expect(asking).toContainText('1 product of 1 seller is in it.');
  await expect(asking.getByRole('button', { name: 'Move and delete' })).toBeDisabled();
  await asking.getByLabel('Move its products to').selectOption('headphones');
  await expect(asking).toContainText('1 product of 1 seller moves to “Headphones”.');
  await expect(asking.getByRole('row', { name: /^HSN code of new products/ })).toContainText('851830');
  await looksRight(page);
  await asking.getByRole('button', { name: 'Move and delete' }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  await expect(page.getByText('No category is called so')).toBeVisible();
  await search(page, 'headphones');
  await expect(row('Headphones')).toContainText('1 product');

  await page.goto('/admin/categories?open=smartphone');
  await expect(page.getByText('A fixed category can’t be deleted.')).toBeVisible();
});

/** A product of the shop itself, not on sale. */
async function addDraft(page: Page, product: object): Promise<void> {
  const status = await page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/admin/products/add', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ ...product, status: 'draft' }),
  );
  expect(status).toBe(200);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search categories' }).fill(words);
}
