import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addAddress,
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  type Shopper,
  totalText,
} from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const place = (page: Page) => page.getByRole('button', { name: 'Place Your Order' }).click();
const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy now' });

async function ordersOf(page: Page, shop: RunningShop, { id }: Shopper) {
  return (await (await page.request.get(`${shop.url}/api/shop/order/list/${id}`)).json()).data;
}

async function cartOf(page: Page, shop: RunningShop, { id }: Shopper) {
  const { items } = await (await page.request.get(`${shop.url}/api/shop/cart/get/${id}`)).json();
  return items.map((line: { title: string; quantity: number }) => [line.title, line.quantity]);
}

/** One phone is in one exchange, so it is another one at each width. */
const IMEIS = ['356938035643809', '356938035643817', '356938035643825'] as const;

for (const [at, { name, viewport }] of SHOPPER_SCREENS.entries())
  test.describe(`buying one product now on ${name}`, () => {
    test.use({ viewport });

    test(
      'orders that product alone, says so, and leaves the cart as it is',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        const kavya = await newShopper(page, shop);
        await addAddress(page, shop, kavya);
        const [phone, other] = await goodsOfTwoSellers(shop);
        await addToCart(page, shop, other, 2);

        await page.goto(`/product/${phone.slug}`);
        await buyNow(page).dblclick();
        await expect(page).toHaveURL(/\/shop\/checkout\?product=/);
        await expect(page.getByText('You are buying this item only.')).toBeVisible();
        await expect(page.getByText('Your cart with 2 items stays as it is.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: other.title, exact: true })).toHaveCount(0);
        await looksRight(page);

        await page.getByRole('button', { name: 'Increase quantity' }).click();
        const price = phone.salePrice ?? phone.price;
        const summary = page.getByRole('complementary', { name: 'Price details' });
        await expect(summary.locator('dd').last()).toHaveText(totalText(2 * price));
        await page.reload();
        await expect(summary.locator('dd').last()).toHaveText(totalText(2 * price));

        await place(page);
        await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
        const orders = await ordersOf(page, shop, kavya);
        expect(orders).toMatchObject([{ itemCount: 2, totalAmount: 2 * price }]);
        expect(await cartOf(page, shop, kavya)).toEqual([[other.title, 2]]);

        // Who comes back to that checkout is not asked to order the same again.
        await page.reload();
        await expect(page.getByText('You have already placed this order')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Place Your Order' })).toHaveCount(0);
        await looksRight(page);
        expect(problems).toEqual([]);
      },
    );

    test('an old phone is quoted on the page and chosen at the checkout', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const problems = watchConsole(page);
      await addAddress(page, shop, await newShopper(page, shop));
      await page.goto('/product/redmi-note-14-5g-6-gb-128-gb-mystique-white');
      const panel = page.getByRole('region', { name: 'Exchange your old phone' });
      await panel.getByRole('button', { name: 'See what it is worth' }).click();
      await panel.getByLabel('Brand').selectOption('Xiaomi');
      await panel.getByLabel('Model').selectOption('Redmi Note 9');
      for (const yes of await panel.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
      await panel.getByLabel('IMEI').fill(IMEIS[at] ?? '');
      await panel.getByRole('button', { name: 'Get a quote' }).click();
      await expect(panel.getByText('Up to ₹3,400 back for your Xiaomi Redmi Note 9')).toBeVisible();
      await looksRight(page);
      await buyNow(page).click();
      const choice = page.getByRole('checkbox', { name: 'Give your Xiaomi Redmi Note 9: up to ₹3,400.00 back' });
      await choice.check();
      await looksRight(page);
      await place(page);
      await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
      await page.goto('/shop/account');
      await page
        .getByRole('link', { name: /^BB-|View/ })
        .first()
        .click();
      await expect(page.getByText('Old phone in exchange for Redmi Note 14 5G')).toBeVisible();
      await looksRight(page);
      expect(problems).toEqual([]);
    });
  });

test('leads to the cart instead, for who would rather buy that', IN_THE_LONG_RUN, async ({ page, shop }) => {
  await newShopper(page, shop);
  const [phone, other] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, other);
  await page.goto(`/product/${phone.slug}`);
  await buyNow(page).press('Enter');
  await page.getByRole('link', { name: 'Check out your cart instead' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: other.title, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: phone.title, exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('You are buying this item only.')).toBeVisible();
});

test(
  'a guest signs in on the way and comes to that product alone, beside the cart of before',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const elsewhere = await browser.newContext();
    const kavya = await newShopper(await elsewhere.newPage(), shop);
    await elsewhere.close();
    const [phone, other] = await goodsOfTwoSellers(shop);
    await page.goto(`/product/${other.slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
    await page.goto(`/product/${phone.slug}`);
    await buyNow(page).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, kavya);
    await expect(page).toHaveURL(/\/shop\/checkout\?product=/);
    await expect(page.getByText('Your cart with 1 item stays as it is.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: phone.title, exact: true })).toBeVisible();
  },
);

test('a lost answer and another way to pay make one order', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  const [phone, other] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, other);
  await page.goto(`/product/${phone.slug}`);
  await buyNow(page).click();
  await page.getByRole('radio', { name: 'Test payment' }).check();
  const loses = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/shop/checkouts/*/complete', loses, { times: 1 });
  await place(page);
  await expect(page.getByText("It can't be placed twice.")).toBeVisible();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await place(page);
  await page.getByRole('heading', { level: 1, name: 'Approve your payment' }).waitFor();
  expect(await ordersOf(page, shop, kavya)).toHaveLength(1);

  // The payment is left; the way back leads to the order, and to paying it.
  await page.goBack();
  await expect(page.getByText('You have already placed this order')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('Waiting for your payment').first()).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. We’ve received your payment' })).toBeVisible();
  expect(await ordersOf(page, shop, kavya)).toMatchObject([{ paymentStatus: 'paid' }]);
  expect(await cartOf(page, shop, kavya)).toEqual([[other.title, 1]]);
});
