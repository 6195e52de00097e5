import { chromium, expect, type Page } from '@playwright/test';
import { wholeChromiumPath } from '#test/fixtures/chromium.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { addToCart, goodsOfTwoSellers, newShopper } from '#test/journeys/fixtures/shoppers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
/** The runner's own way waits for a page to load, and one that was kept whole does not load. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.length, sessionStorage.getItem('checkoutAddress'), document.cookie]);

test('signing out in one tab leaves nothing of the person in the others', async ({ context, page, shop }) => {
  const kavya = await newShopper(page, shop);
  const [phone] = await goodsOfTwoSellers(shop);
  await addToCart(page, shop, phone);
  const account = await context.newPage();
  await account.goto('/shop/account?tab=user');
  await expect(account.getByText(kavya.email, { exact: true })).toBeVisible();
  await account.evaluate(() => sessionStorage.setItem('checkoutAddress', 'hers'));
  const product = await context.newPage();
  await product.goto(`/product/${phone.slug}`);
  const count = product.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
  await expect(count).toBeVisible();

  await page.goto('/shop/account?tab=user');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(account).toHaveURL(/\/login$/);
  await expect(account.getByText(kavya.email)).toHaveCount(0);
  // A tab that was asking the server when the other signed out clears what came after it.
  for (const tab of [page, account]) await expect.poll(() => kept(tab)).toEqual([0, null, '']);
  expect(await account.evaluate(() => sessionStorage.getItem('previous_url'))).toBeNull();
  await expect(count).toHaveCount(0);
  await product.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(product.getByText(/^Logged in as/)).toHaveCount(0);
});

test('the way back after signing out shows nothing of the person (G8)', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const kavya = await newShopper(page, shop);
  await page.goto('/');
  await page.goto('/shop/account?tab=user');
  await expect(page.getByText(kavya.email, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Address', exact: true }).click();
  await page.goto('/shop/account?tab=user');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(kavya.email)).toHaveCount(0);
  }
});

test(
  'a page that the browser kept whole is covered until it is known who is here (G8)',
  IN_THE_LONG_RUN,
  async ({ shop }, testInfo) => {
    // The runner switches this memory of the browser off for its own pages.
    const { launchOptions } = testInfo.project.use;
    const own = { executablePath: wholeChromiumPath(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    const browser = await chromium.launch({ ...launchOptions, ...own });
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', event => {
        if (event.persisted) document.title = `kept ${document.documentElement.hidden}`;
      });
    });
    const kavya = await newShopper(page, shop);
    // Kept in that memory only while it may be stored, which the server forbids; the guard must hold where a browser does it all the same.
    await page.route('**/shop/account?tab=user', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'cache-control': 'no-cache' } });
    });
    await page.goto('/shop/account?tab=user');
    await expect(page.getByText(kavya.email, { exact: true })).toBeVisible();
    await page.goto('/aboutUs');
    await back(page);
    await expect(page).toHaveTitle('kept true');
    await expect(page.getByText(kavya.email, { exact: true })).toBeVisible();

    await page.goto('/aboutUs');
    const status = await page.evaluate(async () => (await fetch('/api/auth/logout', { method: 'POST' })).status);
    expect(status).toBe(200);
    await back(page);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(kavya.email)).toHaveCount(0);
    await browser.close();
  },
);
