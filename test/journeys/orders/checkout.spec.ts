import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addAddress,
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  scarceGoods,
  totalText,
  write,
} from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme, which takes its time on a small machine.
test.describe.configure({ timeout: 300_000 });

const place = (page: Page) => page.getByRole('button', { name: 'Place Your Order' }).click();
const said = (page: Page, text: string) =>
  expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`the checkout on ${name}`, () => {
    test.use({ viewport });

    test('a shopper chooses an address, sees what it comes to, and orders', IN_THE_LONG_RUN, async ({ page, shop }) => {
      const problems = watchConsole(page);
      const kavya = await newShopper(page, shop);
      await addAddress(page, shop, kavya);
      await addAddress(page, shop, kavya, { name: 'Office', pincode: '500081', city: 'Hyderabad' });
      const goods = await goodsOfTwoSellers(shop);
      for (const product of goods) await addToCart(page, shop, product);

      await page.goto('/shop/checkout');
      await expect(page.getByRole('radio', { name: 'Kavya Rao' })).toBeChecked();
      await page.getByRole('radio', { name: 'Office' }).check();
      for (const { title, username } of goods) {
        await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { name: `Sold by ${username}` })).toBeVisible();
      }
      const [mrp, total] = [
        goods.reduce((sum, { price }) => sum + price, 0),
        goods.reduce((sum, { salePrice }) => sum + (salePrice ?? 0), 0),
      ];
      const summary = page.getByRole('complementary', { name: 'Price details' });
      await expect(summary.locator('dd')).toHaveText([
        totalText(mrp),
        `−${totalText(mrp - total)}`,
        '₹0.00',
        totalText(total),
      ]);
      await looksRight(page);

      await place(page);
      const placed = page.getByRole('dialog', { name: 'Order Placed!' });
      await expect(placed).toBeVisible();
      const url = `${shop.url}/api/shop/order/list/${kavya.id}`;
      const [order] = (await (await page.request.get(url)).json()).data;
      await expect(placed.getByText(order._id, { exact: true })).toBeVisible();
      expect(order).toMatchObject({
        city: 'Hyderabad',
        totalAmount: total,
        orderStatus: 'pending',
        paymentMethod: 'COD',
      });
      await looksRight(page);
      const loadedAnew = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Continue shopping' }).click();
      await loadedAnew;
      await expect(page).toHaveURL(`${shop.url}/`);
      await expect(page.getByRole('button', { name: 'Cart, 0 items' }).first()).toBeVisible();
      expect(problems).toEqual([]);
    });
  });

test(
  'an empty cart can’t be ordered and links to products, and a missing address is reported',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const kavya = await newShopper(page, shop);
    await page.goto('/shop/checkout');
    await expect(page.getByText('Your cart is empty. Please add items to proceed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place Your Order' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('₹0.00');
    await looksRight(page);

    const [phone] = await goodsOfTwoSellers(shop);
    await addToCart(page, shop, phone);
    await page.reload();
    await place(page);
    await said(page, 'Please select one address to proceed.');
    await expect(page.getByRole('heading', { name: /Add an address/ })).toBeVisible();
    await looksRight(page);

    await addAddress(page, shop, kavya);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Kavya Rao' })).toBeChecked();
    await page.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('City').fill('Yelahanka');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address updated successfully', { exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/Yelahanka/)
        .first(),
    ).toBeVisible();
  },
);

test('the button is busy while the order is placed, and one whose answer is lost is not placed twice', async ({
  page,
  shop,
}) => {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  await page.goto('/shop/checkout');
  const business = page.getByRole('checkbox', { name: 'Buy for a business' });
  await business.check();
  await place(page);
  await said(page, 'Save the GST details of your business, or untick “Buy for a business”.');
  const gstin = page.getByRole('textbox', { name: 'GST number' });
  await gstin.fill('36AAPFU0939F1ZX');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Rao Traders');
  await page.getByRole('textbox', { name: 'Registered address' }).fill('4 Banjara Hills, Hyderabad 500034');
  await gstin.press('Enter');
  await expect(page.getByText('the last one is W, not X')).toBeVisible();
  await looksRight(page);
  await gstin.fill('36AAPFU0939F1ZW');
  await gstin.press('Enter');
  await expect(page.getByText('GSTIN 36AAPFU0939F1ZW')).toBeVisible();

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/shop/checkouts/*/complete', async route => {
    await route.fetch();
    await answer.promise;
    await route.abort();
  });
  await place(page);
  const busy = page.getByRole('button', { name: 'Placing Order...' });
  await expect(busy).toBeVisible();
  // A second press, by who lost patience.
  await busy.press('Enter');
  answer.resolve();
  await said(page, 'Order failed, please try again!');
  await expect(page.getByText("It can't be placed twice.")).toBeVisible();

  await page.unroute('**/api/shop/checkouts/*/complete');
  await place(page);
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
  const { data } = await (await page.request.get(`${shop.url}/api/shop/order/list/${kavya.id}`)).json();
  expect(data).toHaveLength(1);
  const order = await (await page.request.get(`${shop.url}/api/shop/order/details/${data[0]._id}`)).json();
  expect(order.data.company).toMatchObject({ name: 'Rao Traders', gstin: '36AAPFU0939F1ZW' });
});

test('products bought by others meanwhile are named, and the rest can be ordered', async ({ page, browser, shop }) => {
  const scarce = await scarceGoods(shop);
  const [phone] = await goodsOfTwoSellers(shop);
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  await addToCart(page, shop, phone);
  await addToCart(page, shop, scarce);
  await page.goto('/shop/checkout');
  await expect(page.getByRole('main').getByRole('link', { name: scarce.title, exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const buyer = await newShopper(other, shop);
  await addAddress(other, shop, buyer);
  await addToCart(other, shop, scarce, scarce.totalStock);
  const { data: addresses } = await (await other.request.get(`${shop.url}/api/shop/address/get/${buyer.id}`)).json();
  await write(other, shop, 'POST', '/api/shop/order/create', { addressInfo: { addressId: addresses[0]._id } });
  await elsewhere.close();

  await place(page);
  await said(page, 'Order failed, please try again!');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Your cart has changed. Please review it and place your order again.' });
  await expect(notice).toContainText(`${scarce.title} is sold out.`);
  await looksRight(page);

  await page.getByRole('button', { name: 'Back to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await cart.getByRole('button', { name: `Remove ${scarce.title}` }).click();
  await page.keyboard.press('Escape');
  await place(page);
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
});

test('a session that ends in mid-checkout loses nothing', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  await addAddress(page, shop, kavya, { name: 'Office', pincode: '500081', city: 'Hyderabad' });
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Office' }).check();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('PIN code').fill('411001');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByLabel('Flat, house, street').fill('7, Fergusson College Road');
  await page.getByLabel(/^Delivery instructions/).fill('Ring twice');

  await write(page, shop, 'POST', '/api/auth/logout', {});
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Your session has ended. Sign in to continue.', { exact: true })).toBeVisible();
  await signIn(page, kavya);
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  await expect(page.getByLabel('Flat, house, street')).toHaveValue('7, Fergusson College Road');
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: phone.title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address added successfully', { exact: true })).toBeVisible();
});

test(
  'who is not signed in comes to the checkout by way of signing in',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const elsewhere = await browser.newContext();
    const kavya = await newShopper(await elsewhere.newPage(), shop);
    await elsewhere.close();
    await page.goto('/shop/checkout');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/session has ended/)).toHaveCount(0);
    await signIn(page, kavya);
    await expect(page).toHaveURL(/\/shop\/checkout$/);
  },
);

test(
  'a reload keeps a half-typed address and the chosen payment, for the one who typed it alone',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const kavya = await newShopper(page, shop);
    const [phone] = await goodsOfTwoSellers(shop);
    await addToCart(page, shop, phone);
    await page.goto('/shop/checkout');
    // Name and mobile are known from the account.
    await expect(page.getByLabel('Full name')).toHaveValue(kavya.userName);
    await expect(page.getByLabel('Mobile')).toHaveValue('9876543210');
    await page.getByLabel('PIN code').fill('411001');
    await page.getByLabel('Flat, house, street').fill('7, Fergusson Coll');
    await page.getByRole('radio', { name: 'Test payment' }).check();
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(page.getByLabel('Flat, house, street')).toHaveValue('7, Fergusson Coll');
      await expect(page.getByLabel('City')).toHaveValue('Pune');
      await expect(page.getByRole('radio', { name: 'Test payment' })).toBeChecked();
    }

    await page.getByLabel('Flat, house, street').fill('7, Fergusson College Road');
    await page.getByLabel(/^Delivery instructions/).fill('Ring twice');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address added successfully', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: kavya.userName })).toBeChecked();
    await expect(page.getByLabel('Flat, house, street')).toHaveCount(0);

    // What is begun is gone for whoever signs in next.
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Flat, house, street').fill('A second one');
    await page.goto('/');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);
