import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OWN = ['/shop/checkout', '/shop/account', '/shop/payment-success'];
const BACK_OFFICE = ['/admin/products', '/admin/orders'];
const ADMINISTRATION = ['/admin/dashboard', '/admin/features', '/Admin/Signup-Vendor', '/admin//vendor-verificaton'];

async function allLeadTo(page: Page, paths: readonly string[], to: RegExp): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(to);
    if (to.source.includes('admin')) await page.getByRole('button', { name: 'Logout' }).waitFor();
  }
}
const as = async (page: Page, email: string, password: string) => {
  await page.goto('/login');
  await signIn(page, { email, password });
};

test(
  'a guest is sent to sign in, and from there to the page that was wanted',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const elsewhere = await browser.newContext();
    const kavya = await newShopper(await elsewhere.newPage(), shop);
    await elsewhere.close();
    await allLeadTo(page, [...OWN, ...BACK_OFFICE, ...ADMINISTRATION], /\/login/);
    await page.goto('/shop/account?tab=address');
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, kavya);
    await expect(page).toHaveURL(`${shop.url}/shop/account?tab=address`);
  },
);

test(
  'a shopper reads that the back-office is not for them, and is led back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await newShopper(page, shop);
    await allLeadTo(page, [...BACK_OFFICE, ...ADMINISTRATION], /\/unauth-page$/);
    await expect(page.getByText("You don't have access to view this page", { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL(`${shop.url}/`);
  },
);

test(
  'a seller is led from the shop and from administration to the own products',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await as(page, 'care@deccanmobiles.example', 'bijli demo 2026');
    await expect(page).toHaveURL(`${shop.url}/admin/products`);
    // The page is loaded anew on the way (docs/decisions/0041).
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await allLeadTo(page, [...OWN, ...ADMINISTRATION, '/login', '/register/seller'], /\/admin\/products$/);
    await page.goto('/admin/orders');
    await expect(page).toHaveURL(`${shop.url}/admin/orders`);
  },
);

test(
  'an address that leads a login out of the shop is not followed (D19)',
  IN_THE_LONG_RUN,
  async ({ page, browser, shop }) => {
    const elsewhere = await browser.newContext();
    const kavya = await newShopper(await elsewhere.newPage(), shop);
    await elsewhere.close();
    for (const path of ['//evil.example', '/\\evil.example', '/%09/evil.example', 'https://evil.example']) {
      await page.goto(`/login?from=${encodeURIComponent(path)}`);
      await signIn(page, kavya);
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.context().clearCookies();
    }
  },
);
