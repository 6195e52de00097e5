import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

/** R26 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SHOPPING = [
  'Welcome to Bijli Bazaar Shopping',
  'Your one-stop shop for the latest tech gadgets and accessories.',
];
const SELLING = ['Welcome to Bijli Bazaar Seller Portal', 'Manage your store, products, and orders with ease.'];

const welcome = (page: Page) => page.getByRole('complementary', { name: 'Welcome' });
/** The ways on beside the form, with where they lead. */
const ways = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(links => links.map(link => [link.textContent, link.getAttribute('href')]));

test(
  'a panel welcomes shoppers and sellers in their own words, and is not there on small screens',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    for (const [path, words] of [
      ['/login', SHOPPING],
      ['/register/user', SHOPPING],
      ['/register/seller', SELLING],
    ] as const) {
      await page.goto(path);
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const text of words) await expect(welcome(page).getByText(text, { exact: true })).toBeVisible();
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByText(words[0] ?? '')).toBeHidden();
      }
    }
  },
);

test('signing in and registering lead to one another', IN_THE_LONG_RUN, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  expect(await ways(page)).toEqual([
    ['Forgot password?', '/forgot-password'],
    ['Continue as guest', '/shop/checkout/guest'],
    ['Follow your order', '/shop/track'],
    ['Create User Account', '/register/user'],
    ['Register as Seller', '/register/seller'],
  ]);
  for (const path of ['/register/user', '/register/seller']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create new account');
    expect(await ways(page)).toContainEqual(['Login', '/login']);
  }
});

test('the login checks nothing by itself: what was left empty is sent, and the server says what is wrong', async ({
  page,
}) => {
  await page.goto('/login');
  const sent = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ email: '', password: '' });
  await expect(page.getByRole('alert').getByText('Wrong email or password.', { exact: true }).first()).toBeVisible();
});

test('a token that lies in local storage signs in, and who is signed in is asked past every cache', async ({
  browser,
  shop,
}) => {
  const first = await browser.newContext();
  const kavya = await newShopper(await first.newPage(), shop);
  const token = (await first.cookies()).find(({ name }) => name === 'session')?.value ?? '';
  await first.close();

  const context = await browser.newContext({ baseURL: shop.url });
  await context.addInitScript(value => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  const asked = page.waitForRequest('**/api/auth/check-auth');
  await page.goto('/aboutUs');
  const headers = await (await asked).allHeaders();
  expect(headers.authorization).toBe(`Bearer ${token}`);
  expect(headers['cache-control']).toContain('no-cache');
  expect(headers).not.toHaveProperty('cookie');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(`Logged in as ${kavya.userName}`, { exact: true })).toBeVisible();

  // One that is refused leaves a guest.
  await context.addInitScript(() => localStorage.setItem('token', 'nobody has this one'));
  const refused = page.waitForResponse('**/api/auth/check-auth');
  await page.reload();
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await context.close();
});

test('who is signed in is led away from signing in and registering', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const problems = watchConsole(page);
  await newShopper(page, shop);
  for (const path of ['/login', '/register/user', '/register/seller']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${shop.url}/`);
  }
  expect(problems).toEqual([]);
});

test(
  'an administrator who comes to the shop is led to the dashboard, and may look at the front page',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await page.goto('/login');
    await signIn(page, shop.administrator);
    await expect(page).toHaveURL(`${shop.url}/admin/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    for (const path of ['/shop/listing', '/shop/search?keyword=tv', '/shop/account', '/login']) {
      await page.goto(path);
      await expect(page).toHaveURL(`${shop.url}/admin/dashboard`);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop the Latest Electronics & Gadgets');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  },
);
