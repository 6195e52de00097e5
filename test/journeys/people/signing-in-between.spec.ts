import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import {
  addAddress,
  addToCart,
  goodsOfTwoSellers,
  newShopper,
  scarceGoods,
  write,
} from '#test/journeys/fixtures/shoppers.ts';
import { enterBackOffice, signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ENDED = 'Your session has ended. Sign in to continue.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a session that ends before the order is placed costs one login: cart, address and notes are as they were', async ({
  page,
  shop,
}) => {
  const kavya = await newShopper(page, shop);
  await addAddress(page, shop, kavya);
  await addAddress(page, shop, kavya, { name: 'Office', notes: 'Leave it at gate 4', pincode: '500081' });
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  await page.goto('/shop/checkout');
  // The server is told of the choice; a session that ends before would end it there.
  const told = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('/checkouts/'),
  );
  await page.getByRole('radio', { name: 'Office' }).check();
  await told;
  await write(page, shop, 'POST', '/api/auth/logout', {});
  await press(page, 'Place Your Order');
  await expect(page.getByText(ENDED, { exact: true })).toBeVisible();
  await signIn(page, kavya);
  await expect(page).toHaveURL(/\/shop\/checkout$/);
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: phone.title, exact: true })).toBeVisible();
  await press(page, 'Place Your Order');
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
  const { data } = await (await page.request.get(`${shop.url}/api/shop/order/list/${kavya.id}`)).json();
  expect(data).toHaveLength(1);
  const order = await (await page.request.get(`${shop.url}/api/shop/order/details/${data[0]._id}`)).json();
  expect(order.data.addressInfo.notes).toBe('Leave it at gate 4');
});

/** As when it has run out or was ended on another device: the browser was not told. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'session' });

/**
 * What the browser tells a page that the back button brings back as it was left; it asks then who is here. The page may leave
 * for another at once, so this returns before it is told.
 */
const bringBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });

test(
  'a session that has ended is said on the page of signing in, which leads back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const kavya = await newShopper(page, shop);
    const said = page.getByText(ENDED, { exact: true });
    for (const path of ['/shop/checkout', '/shop/account?tab=address']) {
      await endSession(page);
      await page.goto(path);
      await expect(said).toBeVisible();
      await signIn(page, kavya);
      await expect(page).toHaveURL(`${shop.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test(
  'who signs in before it is known that the session has ended stays signed in, and is led back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const kavya = await newShopper(page, shop);
    await endSession(page);
    let answer = () => {};
    const asked = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/api/auth/check-auth', async route => {
      const refused = await route.fetch();
      await asked;
      await route.fulfill({ response: refused });
    });
    await page.goto('/shop/checkout');
    const looks = page.waitForResponse('**/api/auth/check-auth');
    await signIn(page, kavya);
    await expect(page).toHaveURL(`${shop.url}/shop/checkout`);
    answer();
    await looks;
    await page.unroute('**/api/auth/check-auth');
    await page.goto('/shop/account?tab=user');
    await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
  },
);

test('so it is on the way from one page of the shop to another', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  const said = page.getByText(ENDED, { exact: true });
  const ways = page.getByRole('navigation', { name: 'Account' });
  for (const [tab, path] of [
    ['Address', '/shop/account?tab=address'],
    ['user', '/shop/account?tab=user'],
  ] as const) {
    await page.goto('/shop/account');
    await expect(page.getByText('No orders', { exact: false }).first()).toBeVisible();
    await endSession(page);
    await ways.getByRole('link', { name: tab, exact: true }).click();
    await expect(said).toBeVisible();
    await signIn(page, kavya);
    await expect(page).toHaveURL(`${shop.url}${path}`);
  }

  // The page stands; otherwise it would find out by itself that the session has ended.
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
  await endSession(page);
  await bringBack(page);
  await expect(said).toBeVisible();
  await signIn(page, kavya);
  await expect(page).toHaveURL(`${shop.url}/shop/account?tab=user`);
});

test('so it is in the back-office', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const said = page.getByText(ENDED, { exact: true });
  await enterBackOffice(page, shop.administrator);
  await endSession(page);
  await bringBack(page);
  await expect(said).toBeVisible();
  await enterBackOffice(page, shop.administrator);
  await endSession(page);
  await page.goto('/admin/orders');
  await expect(said).toBeVisible();
});

test(
  'who was never signed in, or has signed out, reads nothing of a session that has ended',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const said = page.getByText(/session has ended/);
    await page.goto('/shop/checkout');
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expect(said).toHaveCount(0);
    await newShopper(page, shop);
    await page.goto('/shop/account?tab=user');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(said).toHaveCount(0);
    await page.goto('/shop/checkout');
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expect(said).toHaveCount(0);
  },
);

test(
  'a guest who registers finds the products in the new cart, and sees once which could not be added',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const scarce = await scarceGoods(shop);
    await page.goto('/register/user');
    await page.evaluate(
      lines => localStorage.setItem('guestCart', JSON.stringify(lines)),
      [{ productId: scarce._id, quantity: scarce.totalStock + 2 }],
    );
    const email = `late.${process.pid}@journey.example`;
    await page.getByLabel('Username').fill(`Late ${process.pid}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('chai at four o clock');
    await page.getByLabel('Mobile').fill('98765 43210');
    await press(page, 'Request OTP');
    const code = /^Subject: (\d{6}) is your/m.exec(await shop.mailTo(email, /^Subject: \d{6} is your/m))?.[1] ?? '';
    await page.getByLabel('Enter OTP').fill(code);
    await press(page, 'Verify OTP & Sign Up');
    await expect(page).toHaveURL(`${shop.url}/`);
    const words = `Only ${scarce.totalStock} of ${scarce.title} could be added. That’s all we have in stock.`;
    const told = page.getByText(words, { exact: true });
    await expect(told).toBeVisible();
    const cart = page.getByRole('banner').getByRole('button', { name: `Cart, ${scarce.totalStock} items` });
    await expect(cart).toBeVisible();
    await page.reload();
    await expect(cart).toBeVisible();
    await expect(told).toHaveCount(0);
  },
);
