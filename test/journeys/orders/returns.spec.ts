import { expect, type Locator } from '@playwright/test';
import { addToCart } from '#orders/cart/contract.ts';
import { placeOrderEndpoint } from '#orders/orders/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { pictureFile } from '#test/builders/uploading.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { deliver, newShopper, type Shopper } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop } from '#test/journeys/fixtures/signing-in.ts';

const SELLER = { name: 'Deccan Mobiles', email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

/** Two pieces of the seller's, delivered. @returns the order's number */
async function receiveTwo(shop: RunningShop, { call }: Shopper): Promise<{ orderId: string; number: string }> {
  const { data: address } = await call(addAddress, {
    ...{ name: 'Asha Deshpande', address: '7, Fergusson College Road', city: 'Pune' },
    ...{ pincode: '411001', phone: '9876543210', notes: 'Ring twice' },
  });
  const { data: goods } = await call(listProducts, { inStock: true, limit: 100 });
  const phone = goods.find(product => product.username === SELLER.name && product.totalStock > 5);
  if (!phone) throw new Error('the seller has nothing to sell');
  await call(addToCart, { productId: phone._id, quantity: 2 });
  const { orderId, number } = await call(placeOrderEndpoint, { addressInfo: { addressId: address._id } });
  await deliver(shop, orderId);
  return { orderId, number };
}

/** The photo is shown in its place, and it is the small one that was loaded; a press leads to the whole. */
async function expectSmall(photo: Locator): Promise<void> {
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  await expect(photo).toHaveAttribute('src', /\?size=small$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
  expect(await photo.boundingBox()).toMatchObject({ width: 96, height: 96 });
  expect(await photo.locator('..').getAttribute('href')).not.toContain('size');
}

test.describe('on a phone and a desktop', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a shopper requests a return, the seller receives the items, and the refund is shown', async ({
    page,
    browser,
    shop,
  }) => {
    const problems = watchConsole(page);
    const shopper = await newShopper(shop, 'Returning Asha');
    const { orderId, number } = await receiveTwo(shop, shopper);

    await enterShop(page, shopper);
    await expect(page).toHaveURL(/\/$/);
    await page.goto(`/shop/account?tab=orders&order=${orderId}`);
    const order = page.getByRole('dialog', { name: `Order ${number}` });
    await order.getByRole('button', { name: 'Return', exact: true }).click();
    const form = page.getByRole('alertdialog', { name: 'Return items' });
    await expect(form.getByRole('checkbox')).toBeChecked();
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText('Select a reason.')).toBeVisible();
    await form.getByLabel('It doesn’t work properly').check();
    await form.getByLabel('Tell us more').fill('The screen stays dark.');
    await form
      .getByLabel('Add photos')
      .setInputFiles({ name: 'dark.jpg', mimeType: 'image/jpeg', buffer: await pictureFile('jpeg', 640, 480) });
    await expect(form.getByText('dark.jpg')).toBeVisible();
    await looksRight(page);
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Your UPI ID').fill('asha@gmail.com');
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(form.getByText(/with no dot after the @/)).toBeVisible();
    await form.getByLabel('Your UPI ID').fill('asha.d@okhdfcbank');
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(form).toBeHidden();
    const own = order.getByRole('region', { name: /^Return RT-/ });
    await expect(own.getByText('Refund to as•••@okhdfcbank.')).toBeVisible();
    await expectSmall(own.getByRole('img', { name: /^1 of 1/ }));
    const name = (await own.getByText(/^Return RT-\d+$/).textContent())?.replace('Return ', '') ?? '';

    const desk = await browser.newPage({
      baseURL: shop.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const deskProblems = watchConsole(desk);
    await enterBackOffice(desk, SELLER);
    await expect(desk).toHaveURL(/\/admin\/products$/);
    await desk.goto('/admin/orders');
    await desk.getByRole('link', { name: 'Returns', exact: true }).click();
    await desk.getByRole('row', { name }).focus();
    await desk.keyboard.press('Enter');
    const panel = desk.getByRole('dialog', { name: new RegExp(`^${name}`) });
    await expect(panel.getByText('The screen stays dark.')).toBeVisible();
    await expectSmall(panel.getByRole('img', { name: /^1 of 1/ }));
    await expect(panel.getByText(/okhdfcbank/)).toHaveCount(0);
    await looksRight(desk);
    await panel.getByRole('button', { name: 'Approve' }).click();
    await panel.getByRole('button', { name: 'Items received' }).click();
    const back = desk.getByRole('alertdialog', { name: 'Items received' });
    await back.getByLabel('Back to stock').check();
    await back.getByRole('button', { name: 'Confirm' }).click();
    await panel.getByRole('button', { name: /^Refund ₹/ }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await expect(panel.getByText('This return is complete.')).toBeVisible();
    expect(deskProblems).toEqual([]);
    await desk.close();

    await page.reload();
    await expect(own.getByText('Return complete, refund on its way')).toBeVisible();
    await expect(order.getByText('Paid, refunded in part')).toBeVisible();
    await looksRight(page);
    await shop.mailTo(shopper.email, new RegExp(`Your return ${name} is complete`));
    expect(problems).toEqual([]);
  });
});
