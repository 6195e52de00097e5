import { expect, type Page } from '@playwright/test';
import { addToCart } from '#orders/cart/contract.ts';
import { getOwnOrder, placeOrderEndpoint } from '#orders/orders/contract.ts';
import { getReturnsOfPart, requestReturn } from '#orders/returns/contract.ts';
import { addAddress } from '#people/addresses/contract.ts';
import { listProducts } from '#products/catalog/contract.ts';
import { newId } from '#shared/id.ts';
import { newImei } from '#test/builders/numbering.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { deliver, newShopper, type Shopper } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';

const SELLER = { email: 'care@sproadelectronics.example', password: 'bijli demo 2026' };

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Two phones that are sold by their IMEI. */
async function orderTwo({ call }: Shopper) {
  const { data: address } = await call(addAddress, {
    ...{ name: 'Asha Deshpande', address: '7, Fergusson College Road', city: 'Pune' },
    ...{ pincode: '411001', phone: '9876543210', notes: 'Ring twice' },
  });
  const { data: goods } = await call(listProducts, { brand: ['nothing'], inStock: true, limit: 100 });
  const phone = goods.find(({ title, totalStock }) => title.startsWith('Nothing Phone (3) ') && totalStock > 2);
  if (!phone) throw new Error('the demo has a phone that is sold by its IMEI');
  await call(addToCart, { productId: phone._id, quantity: 2 });
  return call(placeOrderEndpoint, { addressInfo: { addressId: address._id } });
}

/** Has one of them back with the seller. */
async function sendOneBack({ call }: Shopper, orderId: Awaited<ReturnType<typeof orderTwo>>['orderId']) {
  const [part] = (await call(getOwnOrder, { orderId })).data.parts;
  if (!part) throw new Error('an order has a part');
  const [line] = (await call(getReturnsOfPart, { partId: part.partId })).data.lines;
  if (!line) throw new Error('a part has a line');
  const _id = newId<'return'>();
  const lines = [{ lineId: line.lineId, quantity: 1 }];
  await call(requestReturn, {
    ...{ _id, partId: part.partId, lines, reason: 'faulty', words: 'It stays dark.', photos: [] },
    upiId: 'asha.d@okhdfcbank',
  });
  return _id;
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test(
  'a seller scans what is packed, the invoice names it, and a return is compared with it',
  IN_THE_LONG_RUN,
  async ({ page, shop }: { page: Page; shop: RunningShop }) => {
    const problems = watchConsole(page);
    const shopper = await newShopper(shop, 'Numbered Asha');
    const { orderId } = await orderTwo(shopper);
    const [one, two] = [newImei(), newImei()];

    await signIn(page, SELLER);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto(`/admin/orders?order=${orderId}`);
    const desk = page.getByRole('dialog');
    await desk.getByLabel('Order Status').selectOption({ label: 'In shipping' });
    const first = desk.getByLabel('IMEI 1 of 2');
    const second = desk.getByLabel('IMEI 2 of 2');
    // As a scanner does: it types and presses Enter.
    await first.focus();
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await expect(desk.getByText('This is not a valid IMEI. Check all 15 digits')).toBeVisible();
    await looksRight(page);
    await page.keyboard.type(one);
    await page.keyboard.press('Enter');
    await expect(second).toBeFocused();
    await page.keyboard.type(two);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Order status is updated successfully!')).toBeVisible();
    await expect(desk.getByText(`IMEI ${one}, ${two}`, { exact: true })).toBeVisible();

    await desk.getByRole('link', { name: /^Invoice IN/ }).click();
    await expect(page.getByText(`IMEI ${one}, ${two}`)).toBeVisible();
    await looksRight(page);

    await deliver(shop, orderId);
    const id = await sendOneBack(shopper, orderId);
    await page.goto(`/admin/returns?return=${id}`);
    const panel = page.getByRole('dialog', { name: /^RT-/ });
    await panel.getByRole('button', { name: 'Approve' }).click();
    await panel.getByRole('button', { name: 'Items received' }).click();
    const back = page.getByRole('alertdialog', { name: 'Items received' });
    await back.getByLabel('Back to stock').check();
    await back.getByRole('button', { name: 'Confirm' }).click();
    await panel.getByRole('button', { name: /^Refund ₹/ }).click();
    const asks = page.getByRole('alertdialog', { name: /^Refund ₹/ });
    const came = asks.getByLabel('IMEI', { exact: true });
    await came.fill(newImei());
    await asks.getByRole('button', { name: 'Check and refund' }).click();
    await expect(asks.getByText('This is not what was shipped')).toBeVisible();
    await expect(asks.getByLabel('Why refund it anyway?')).toBeFocused();
    await looksRight(page);
    await asks.getByRole('button', { name: 'Refund anyway' }).click();
    await expect(asks.getByText('Enter a reason')).toBeVisible();
    await came.fill(two);
    await asks.getByRole('button', { name: 'Check and refund' }).click();
    await expect(panel.getByText('This return is complete.')).toBeVisible();
    await expect(panel.getByText(`as shipped, IMEI ${two}`)).toBeVisible();
    expect(problems).toEqual([]);
  },
);
