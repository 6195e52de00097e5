import { expect, type Page } from '@playwright/test';
import { pictureFile } from '#test/builders/uploading.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

const SELLER = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

/** What shoppers are told of the product now, asked without a browser. */
async function inShop(page: Page, slug: string) {
  const answer = await page.request.get(`/api/shop/products/slug/${slug}`);
  return { status: answer.status(), data: (await answer.json()).data };
}

for (const { name, viewport } of OFFICE_SCREENS) {
  const title = `Pocket radio of ${viewport.width}`;
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a seller adds, edits, hides, duplicates and deletes a product, takes that back, and the shop follows', async ({
      page,
    }) => {
      const problems = watchConsole(page);
      const slug = title.toLowerCase().replaceAll(' ', '-');
      await enterBackOffice(page, SELLER);
      await looksRight(page);

      await page.getByRole('link', { name: 'Add New Product' }).click();
      const form = page.locator('form').filter({ has: page.getByLabel(/^Title(?! \()/) });
      const add = form.getByRole('button', { name: 'Add product' });
      await expect(page.getByRole('heading', { name: 'Add New Product' })).toBeVisible();
      await expect(form.getByLabel(/^Title(?! \()/)).toBeFocused();
      await form.getByLabel(/^Title(?! \()/).fill(title);
      await form.getByRole('textbox', { name: /^Price/ }).fill('1,499');
      await form.getByLabel('Sale Price (optional)').fill('1499');
      await form.getByLabel('Total Stock').fill('12');
      await form.getByLabel(/^Description(?! \()/).fill('It plays what there is to hear.');
      await form.getByLabel('Section').selectOption('trending');
      await expect(add).toBeDisabled();
      await test.step('keeps what is typed, and the focus, when the window becomes narrow and wide again', async () => {
        for (const size of [{ width: 700, height: 900 }, { width: 1440, height: 900 }, viewport]) {
          await page.setViewportSize(size);
          await expect(form.getByLabel(/^Title(?! \()/)).toHaveValue(title);
          await expect(form.getByLabel(/^Description(?! \()/)).toBeFocused();
        }
      });
      await form.getByLabel('Brand').selectOption('boat');
      await add.click();
      await expect(form.getByText('Must be below ₹1,499')).toBeVisible();
      await expect(form.getByText('A product on sale needs a picture')).toBeVisible();
      await looksRight(page);
      await form.getByLabel('Sale Price (optional)').fill('1,299');
      const buffer = await pictureFile('jpeg', 600, 600);
      await form.locator('input[type=file]').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
      await expect(form.getByText('1 of 8')).toBeVisible();
      await expect(add).toBeEnabled();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Product add successfully')).toBeVisible();
      await expect(form).toBeHidden();
      expect((await inShop(page, slug)).data).toMatchObject({ title, price: 1499, salePrice: 1299, totalStock: 12 });

      const edit = page.getByRole('link', { name: `Edit ${title}`, exact: true });
      const card = page.getByRole('article').filter({ has: edit });
      await expect(card.locator('s')).toHaveText(/1,499/);
      const columns = () =>
        page
          .getByRole('list')
          .filter({ has: edit })
          .evaluate(list => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      const { width, height } = viewport;
      for (const [at, count] of [
        [768, 3],
        [1440, 4],
      ] as const) {
        await page.setViewportSize({ width: at, height });
        expect([at, await columns()]).toEqual([at, count]);
      }
      await page.setViewportSize({ width, height });

      await page.getByRole('link', { name: 'Add New Product' }).click();
      await expect(form.getByLabel(/^Title(?! \()/)).toHaveValue('');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(/\/admin\/products$/);

      await edit.click();
      // At the right edge, or on a phone the whole screen.
      const panel = page.getByRole('dialog', { name: 'Edit Product' });
      await expect(panel).toBeVisible();
      const [room, box] = [await page.evaluate(() => document.documentElement.clientWidth), await panel.boundingBox()];
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(room);
      expect(box?.x === 0).toBe(width <= 480);
      await expect(form.locator('input[type=file]')).toHaveCount(0);
      await form.getByRole('button', { name: 'Change pictures' }).click();
      await expect(form.locator('input[type=file]')).toBeEnabled();
      await form.getByRole('textbox', { name: /^Price/ }).fill('1599');
      await form.getByLabel('Total Stock').fill('9');
      await expect(form.getByText('Was 12, adjusts by -3')).toBeVisible();
      await expect(form.getByText('2 unsaved changes')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      const asks = page.getByRole('alertdialog', { name: 'Discard the changes?' });
      await asks.getByRole('button', { name: 'Keep editing' }).click();
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Product updated successfully')).toBeVisible();
      expect((await inShop(page, slug)).data).toMatchObject({ price: 1599, totalStock: 9 });
      await expect(page.getByText('Only 9 items left').first()).toBeVisible();

      const more = page.getByRole('button', { name: `More for ${title}`, exact: true });
      await more.click();
      await page.getByRole('menuitem', { name: 'Hide' }).click();
      await expect(page.getByText(`${title} is hidden`)).toBeVisible();
      expect((await inShop(page, slug)).status).toBe(404);
      await more.click();
      await page.getByRole('menuitem', { name: 'Put on sale' }).click();
      await expect(page.getByText(`${title} is live`)).toBeVisible();

      await more.click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await expect(form.getByLabel(/^Title(?! \()/)).toHaveValue(title);
      await expect(form.getByLabel('Status')).toHaveValue('draft');
      await form.getByLabel(/^Title(?! \()/).fill(`${title}, second`);
      await form.getByRole('button', { name: 'Add product' }).click();
      await expect(page.getByText('Product add successfully')).toBeVisible();
      await page.getByRole('link', { name: /^Drafts/ }).click();
      await expect(page.getByRole('heading', { name: `${title}, second` })).toBeVisible();
      expect((await inShop(page, `${slug}-second`)).status).toBe(404);
      await page.getByRole('link', { name: /^Live/ }).click();

      await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
      await expect(page.getByText(`${title} deleted`)).toBeVisible();
      await expect(edit).toBeHidden();
      expect((await inShop(page, slug)).status).toBe(410);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`${title} restored`)).toBeVisible();
      expect((await inShop(page, slug)).status).toBe(200);

      await page.getByRole('link', { name: 'Table' }).click();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await looksRight(page);
      expect(problems).toEqual([]);
    });
  });
}
