import { expect } from '@playwright/test';
import { addToCart } from '#orders/cart/contract.ts';
import { placeOrderEndpoint } from '#orders/orders/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import type { OrderId } from '#shared/id.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { deliver, newShopper, reject, type Shopper } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop } from '#test/journeys/fixtures/signing-in.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** One piece, delivered and paid in cash that the shop has. @returns the order and its number */
async function payInCash(shop: RunningShop, { call }: Shopper): Promise<{ orderId: OrderId; number: string }> {
  const { data: address } = await call(addAddress, {
    ...{ name: 'Asha Deshpande', address: '7, Fergusson College Road', city: 'Pune' },
    ...{ pincode: '411001', phone: '9876543210', notes: 'Ring twice' },
  });
  const { data: goods } = await call(listProducts, { inStock: true, limit: 100 });
  const product = goods.find(({ username, totalStock }) => username === 'Deccan Mobiles' && totalStock > 5);
  if (!product) throw new Error('the seller has nothing to sell');
  await call(addToCart, { productId: product._id, quantity: 1 });
  const { orderId, number } = await call(placeOrderEndpoint, { addressInfo: { addressId: address._id } });
  await deliver(shop, orderId);
  return { orderId, number };
}

test(
  'cash that was recorded wrongly is taken back; a rejected order asks its shopper for a UPI ID',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const problems = watchConsole(page);
    const shopper = await newShopper(shop, 'Cash Asha');
    const { orderId, number } = await payInCash(shop, shopper);

    await enterBackOffice(page, shop.administrator);
    await page.goto(`/admin/cash?show=in&find=${number}`);
    await page.getByRole('button', { name: `Undo the cash of ${number}` }).click();
    const undo = page.getByRole('alertdialog', { name: `Undo the cash of ${number}?` });
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(undo.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    await undo.getByLabel('Reason').fill('The transfer was another order’s');
    await looksRight(page);
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect(undo).toBeHidden();
    await page.getByRole('link', { name: /^Pending/ }).click();
    await page.getByRole('button', { name: `Record cash for ${number}` }).click();
    const record = page.getByRole('dialog', { name: `Cash for ${number}` });
    await record.getByLabel('Reference').fill('UTR 4711');
    await record.getByRole('button', { name: 'Record' }).click();
    await expect(record).toBeHidden();

    await reject(shop, orderId);
    const own = await browser.newPage({
      baseURL: shop.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const ownProblems = watchConsole(own);
    await enterShop(own, shopper);
    await own.goto(`/shop/account/${orderId}`);
    await own.getByLabel('Your UPI ID').fill('asha@gmail.com');
    await own.getByRole('button', { name: 'Save UPI ID' }).click();
    await expect(own.getByText(/with no dot after the @/)).toBeVisible();
    await looksRight(own);
    await own.getByLabel('Your UPI ID').fill('asha.d@okhdfcbank');
    await own.getByRole('button', { name: 'Save UPI ID' }).click();
    await expect(own.getByText(/will be refunded to asha\.d@okhdfcbank/)).toBeVisible();
    await own.getByRole('button', { name: 'Change UPI ID' }).click();
    await expect(own.getByLabel('Your UPI ID')).toHaveValue('asha.d@okhdfcbank');
    expect(ownProblems).toEqual([]);
    await own.close();
    expect(problems).toEqual([]);
  },
);
