import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addToCart } from '#orders/cart/contract.ts';
import { placeOrderEndpoint } from '#orders/orders/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { newShopper, type Shopper } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop } from '#test/journeys/fixtures/signing-in.ts';

const SELLER = { name: 'Deccan Mobiles', email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

/** Two orders of goods of the seller's, by their numbers. */
async function orderTwice(shopper: Shopper): Promise<{ numbers: string[]; title: string }> {
  const { call } = shopper;
  const { data: address } = await call(addAddress, {
    ...{ name: 'Asha Deshpande', address: '7, Fergusson College Road', city: 'Pune' },
    ...{ pincode: '411001', phone: '9876543210', notes: 'Ring twice' },
  });
  const { data: goods } = await call(listProducts, { inStock: true, limit: 100 });
  const phone = goods.find(product => product.username === SELLER.name && product.totalStock > 5);
  if (!phone) throw new Error('the seller has nothing to sell');
  const numbers: string[] = [];
  for (const quantity of [1, 2]) {
    await call(addToCart, { productId: phone._id, quantity });
    numbers.push((await call(placeOrderEndpoint, { addressInfo: { addressId: address._id } })).number);
  }
  return { numbers, title: phone.title };
}

for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a seller picks, packs and ships the day’s orders, and the shopper follows the parcel', async ({
      page,
      browser,
      shop,
    }: {
      page: Page;
      browser: import('@playwright/test').Browser;
      shop: RunningShop;
    }) => {
      const problems = watchConsole(page);
      const shopper = await newShopper(shop, `Packing ${viewport.width}`);
      const { numbers, title } = await orderTwice(shopper);
      const [first = '', second = ''] = numbers;

      await enterBackOffice(page, SELLER);
      await expect(page).toHaveURL(/\/admin\/products$/);
      await page.goto('/admin/orders');
      await page
        .getByRole('navigation', { name: 'Order status' })
        .getByRole('link', { name: /^To dispatch/ })
        .click();
      if (viewport.width < 768) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Ordered').selectOption({ label: 'Today' });
      await expect(page).toHaveURL(/status=toDispatch&placed=today/);
      await expect(page.getByRole('link', { name: /^Remove order date: Today/ })).toBeVisible();
      for (const number of numbers) await expect(page.getByRole('row', { name: number })).toBeVisible();
      for (const number of numbers) await page.getByLabel(`Select ${number}`).check();
      const bar = page.getByRole('region', { name: 'Selected rows' });
      await expect(bar.getByRole('status')).toHaveText('2 selected');
      await looksRight(page);
      await page.keyboard.press('Escape');
      await expect(bar).toBeHidden();

      // The newest stands on top: X chooses it, Shift+X everything down to the other.
      await page.getByRole('row', { name: second }).focus();
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+X');
      await expect(bar.getByRole('status')).toHaveText('2 selected');

      await bar.getByRole('link', { name: 'Pick list' }).click();
      await expect(page.getByText('3 units for 2 orders')).toBeVisible();
      await expect(page.getByRole('row', { name: title })).toContainText('3');
      await looksRight(page);
      await page.getByRole('link', { name: 'Packing slips' }).click();
      const slip = page.getByRole('article', { name: `Packing slip of ${second}` });
      await expect(slip.getByText('Asha Deshpande')).toBeVisible();
      await page.getByLabel('Hide prices').check();
      await expect(slip.getByRole('columnheader', { name: 'Total' })).toBeHidden();
      await expect(slip.getByText('Cash on delivery: collect')).toBeVisible();
      await looksRight(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(slip).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await page.goto('/admin/orders?status=toDispatch&placed=today');
      for (const number of numbers) await page.getByLabel(`Select ${number}`).check();
      await bar.getByRole('button', { name: 'Update status' }).click();
      const dialog = page.getByRole('dialog', { name: 'Update status of 2 orders' });
      const others = dialog.getByText(
        /Paid orders are refunded and can’t be reopened\. Only an administrator can reopen the others/,
      );
      await dialog.getByLabel('Order Status').selectOption({ label: 'Rejected' });
      await expect(others).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Reject 2 orders' })).toBeEnabled();
      await dialog.getByLabel('Order Status').selectOption({ label: 'In shipping' });
      await expect(others).toBeHidden();
      await dialog.getByLabel('Courier for all').selectOption({ label: 'Delhivery' });
      await dialog.getByLabel(`Tracking number of ${first}`).fill(`1490 8830 ${viewport.width}`);
      await dialog.getByRole('button', { name: 'Update 2 orders' }).click();
      await expect(dialog.getByText('Enter the tracking number')).toBeVisible();
      await looksRight(page);
      await dialog.getByLabel(`Tracking number of ${second}`).fill(`FM-${viewport.width}`);
      await dialog.getByRole('button', { name: 'Update 2 orders' }).click();
      await expect(page.getByText('2 orders are now in shipping')).toBeVisible();
      await expect(page.getByRole('row', { name: first })).toBeHidden();

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('orders.csv');
      expect(await readFile(await file.path(), 'utf8')).toContain('Order ID,Order Date,Seller,');
      expect(problems).toEqual([]);

      const parcel = await shop.mailTo(shopper.email, /1490=?\s*8830/);
      expect(parcel).toContain('Delhivery');
      const home = await browser.newContext({ viewport, baseURL: shop.url, reducedMotion: 'reduce' });
      const own = await home.newPage();
      await enterShop(own, shopper);
      await own.goto('/shop/account');
      await own.getByRole('row').filter({ hasText: first }).click();
      const link = own.getByRole('dialog').getByRole('link', { name: /^Track with Delhivery/ });
      await expect(link).toHaveAttribute('href', `https://www.delhivery.com/track/package/14908830${viewport.width}`);
      await looksRight(own);
      await home.close();
    });
  });
}
