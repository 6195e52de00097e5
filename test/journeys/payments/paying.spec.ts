import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { isAccessible, looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addAddress,
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  type Shopper,
  totalText,
  write,
} from '#test/journeys/fixtures/shoppers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const place = (page: Page) => page.getByRole('button', { name: 'Place Your Order' }).click();
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('currentOrderId'));

async function readyToOrder(page: Page, shop: RunningShop) {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  await page.goto('/shop/checkout');
  return { kavya, total: totalText(phone.salePrice ?? phone.price) };
}

async function ordersOf(page: Page, shop: RunningShop, { id }: Shopper) {
  return (await (await page.request.get(`${shop.url}/api/shop/order/list/${id}`)).json()).data;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a payment is declined, made again, and goes back when its order is cancelled', async ({ page, shop }) => {
    const { kavya, total } = await readyToOrder(page, shop);
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await page.getByRole('radio', { name: 'Test payment' }).check();
    await isAccessible(page);
    await place(page);
    await heading(page, 'Approve your payment').waitFor();
    const [order] = await ordersOf(page, shop, kavya);
    expect(await kept(page)).toBe(order._id);

    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(heading(page, 'Your payment did not go through')).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/shop/paypal-return`);
    await looksRight(page);
    await page.reload();
    await page.getByRole('button', { name: /^Retry payment/ }).click();

    // The line breaks at the first question, so it is asked again by itself.
    await page.route('**/api/shop/order/capture', route => route.abort(), { times: 1 });
    await page.getByRole('button', { name: `Pay ${total}` }).click();
    await expect(heading(page, 'We couldn’t check your payment')).toBeVisible();
    await expect(heading(page, 'Thank you. We’ve received your payment')).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/shop/payment-success`);
    expect(await kept(page)).toBeNull();
    await page.reload();
    await expect(page.getByText(order.number)).toBeVisible();
    await expect(page.getByText('You can cancel until it ships.')).toBeVisible();
    await looksRight(page);

    await page.getByRole('link', { name: 'Track your order' }).click();
    await expect(heading(page, `Order ${order.number}`)).toBeVisible();
    await expect(page.getByText('Paid with Sandbox')).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const asks = page.getByRole('alertdialog', { name: `Cancel order ${order.number}?` });
    await expect(asks.getByText(`We’ll refund ${total} to your original payment method within 10 days.`)).toBeVisible();
    await asks.getByLabel('Reason (optional)').selectOption('I ordered it by mistake');
    await looksRight(page);
    await asks.getByRole('button', { name: 'Cancel order' }).click();
    const told = page.getByRole('dialog', { name: 'Cancelled' });
    await expect(told.getByText(new RegExp(`${total} .* by \\d+ \\w+ 20\\d\\d`))).toBeVisible();
    await told.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('main').getByText('Refunded', { exact: true })).toBeVisible();
    await expect(page.getByText('I ordered it by mistake')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await looksRight(page);

    await page.goto(`${shop.url}/shop/payment-success`);
    await expect(heading(page, 'See your payments in My Orders')).toBeVisible();
  });
});

test(
  'an order to be paid on delivery is cancelled from its details, and nothing has to go back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const problems = watchConsole(page);
    await readyToOrder(page, shop);
    await place(page);
    await page.getByRole('link', { name: 'See my orders' }).click();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    const details = page.getByRole('dialog', { name: /^Order BB-/ });
    await expect(details.getByText('To be paid on delivery')).toBeVisible();
    await details.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('You haven’t paid for it, so there is nothing to refund.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(details.getByText('Nothing was paid', { exact: true })).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: 'Close details' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Cancelled' })).toBeVisible();
    expect(problems).toEqual([]);
  },
);

test('a lost answer, another way to pay and the way back in the browser make one order (X33)', async ({
  page,
  shop,
}) => {
  const { kavya } = await readyToOrder(page, shop);
  await page.getByRole('radio', { name: 'Test payment' }).check();
  await page.route(
    '**/api/shop/checkouts/*/complete',
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await place(page);
  await expect(page.getByText("It can't be placed twice.")).toBeVisible();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await place(page);
  await heading(page, 'Approve your payment').waitFor();

  await page.goBack();
  await expect(page.getByText('Your last order may still need to be paid.')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'See your last order' }).click();
  await expect(page.getByText('Waiting for your payment').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29:\d\d|30:00)$/);
  expect(await ordersOf(page, shop, kavya)).toHaveLength(1);
});

test(
  'a fourth unpaid order is refused at the checkout, which leads to the open ones (C50)',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const { kavya } = await readyToOrder(page, shop);
    const [phone] = await goodsOfTwoSellers(shop);
    const { data: addresses } = await (await page.request.get(`${shop.url}/api/shop/address/get/${kavya.id}`)).json();
    const order = { addressInfo: { addressId: addresses[0]._id }, paymentMethod: 'sandbox' };
    for (let placed = 0; placed < 3; placed += 1) {
      await write(page, shop, 'POST', '/api/shop/order/create', order);
      await addToCart(page, shop, phone);
    }
    await page.goto('/shop/checkout');
    await page.getByRole('radio', { name: 'Test payment' }).check();
    await place(page);
    const notice = page.getByRole('alert').filter({ hasText: '3 orders are waiting for your payment.' });
    await expect(notice.getByRole('link')).toHaveCount(3);
    await looksRight(page);
    await notice.getByRole('link').first().click();
    await expect(heading(page, /^Order BB-/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.goto('/shop/checkout');
    await page.getByRole('radio', { name: 'Test payment' }).check();
    await place(page);
    await expect(heading(page, 'Approve your payment')).toBeVisible();
  },
);
