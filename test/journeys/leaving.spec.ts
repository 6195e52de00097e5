import { expect, type Page } from '@playwright/test';
import { test } from './running-shop.ts';
import { addToCart, goodsOfTwoSellers, newShopper } from './shoppers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
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
  for (const tab of [page, account]) expect(await kept(tab)).toEqual([0, null, '']);
  expect(await account.evaluate(() => sessionStorage.getItem('previous_url'))).toBeNull();
  await expect(count).toHaveCount(0);
  await product.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(product.getByText(/^Logged in as/)).toHaveCount(0);
});

test('the way back after signing out shows nothing of the person (G8)', async ({ page, shop }) => {
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
