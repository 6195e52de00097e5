import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const warned = (page: Page, text: string) =>
  expect(page.getByRole('alert').getByText(text, { exact: true }).first()).toBeVisible();

test('signing in says what the server says, refused and granted', async ({ page, browser, shop }) => {
  const elsewhere = await browser.newContext();
  const kavya = await newShopper(await elsewhere.newPage(), shop);
  await elsewhere.close();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await signIn(page, { ...kavya, password: 'not the one' });
  await warned(page, 'Wrong email or password.');
  await signIn(page, kavya);
  await expect(page.getByText('Logged in successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/`);
});

test(
  'an administrator who signs in from the shop reads a message in the back-office',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('menuitem', { name: 'Login', exact: true }).click();
    await signIn(page, shop.administrator);
    await expect(page).toHaveURL(`${shop.url}/admin/dashboard`);
    await expect(page.getByText('Logged in successfully', { exact: true })).toBeVisible();
  },
);

test(
  'registering names each field that is missing, the code in its turn, and locks the first step',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await page.goto('/register/seller');
    await press(page, 'Request OTP');
    for (const label of ['Username', 'Email', 'Password', 'Mobile', 'GST Number'])
      await expect(page.getByText(`${label} is required`, { exact: true })).toBeVisible();

    await page.goto('/register/user');
    await expect(page.getByLabel('GST Number')).toHaveCount(0);
    const email = `fields.${process.pid}@journey.example`;
    await page.getByLabel('Username').fill(`Fields ${process.pid}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('chai at four o clock');
    await page.getByLabel('Mobile').fill('98765 43210');
    // An answer that nobody understands has no sentence of its own.
    const garbled = { status: 200, json: {} };
    await page.route('**/api/auth/*', route => route.fulfill(garbled));
    await press(page, 'Request OTP');
    await warned(page, 'Something went wrong');
    await page.unroute('**/api/auth/*');

    await press(page, 'Request OTP');
    await expect(page.getByLabel('Enter OTP')).toBeVisible();
    for (const label of ['Username', 'Email', 'Password', 'Mobile'])
      await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
    expect((await page.request.get(`${shop.url}/api/auth/check-auth`)).status()).toBe(401);
    await press(page, 'Verify OTP & Sign Up');
    await expect(page.getByText('OTP is required', { exact: true })).toBeVisible();
    const code = /^Subject: (\d{6}) is your/m.exec(await shop.mailTo(email, /^Subject: \d{6} is your/m))?.[1] ?? '';
    await page.getByLabel('Enter OTP').fill(code);
    await page.route('**/api/auth/*', route => route.fulfill(garbled));
    await press(page, 'Verify OTP & Sign Up');
    await warned(page, 'OTP verification failed');
    await page.unroute('**/api/auth/*');
    await press(page, 'Verify OTP & Sign Up');
    await expect(page).toHaveURL(`${shop.url}/`);
  },
);

test(
  'a seller who has verified the code is signed in, stays on the page and reads that approval is pending',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const email = `seller.${process.pid}@journey.example`;
    await page.goto('/register/seller');
    await page.getByLabel('Username').fill(`Charminar ${process.pid}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('chai at four o clock');
    await page.getByLabel('Mobile').fill('98765 43210');
    await page.getByLabel('GST Number').fill('27AAPFU0939F1ZV');
    await press(page, 'Request OTP');
    const code = /^Subject: (\d{6}) is your/m.exec(await shop.mailTo(email, /^Subject: \d{6} is your/m))?.[1] ?? '';
    await expect(page.getByLabel('GST Number')).toBeDisabled();
    await page.getByLabel('Enter OTP').fill(code);
    await press(page, 'Verify OTP & Sign Up');
    await expect(
      page.getByText('Your seller account is created. You can start selling once it is approved.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/register\/seller$/);
    expect((await page.request.get(`${shop.url}/api/auth/check-auth`)).status()).toBe(200);
  },
);
