import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/people/logins.ts';
import { otherThan } from '#test/builders/registering.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { deliver } from '#test/journeys/fixtures/people.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper, write } from '#test/journeys/fixtures/shoppers.ts';
import { signIn } from '#test/journeys/fixtures/signing-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme, which takes its time on a small machine.
test.describe.configure({ timeout: 300_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const { name, viewport } of SHOPPER_SCREENS)
  test(`a forgotten password is replaced by the code that was mailed, on ${name}`, async ({ browser, page, shop }) => {
    await page.setViewportSize(viewport);
    const elsewhere = await browser.newContext();
    const kavya = await newShopper(await elsewhere.newPage(), shop);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot your password?');
    await press(page, 'Send code');
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(kavya.email);
    await looksRight(page);
    await press(page, 'Send code');
    await heading(page, 'Choose a new password');
    const mail = await shop.mailTo(kavya.email, /is your code for a new password/);
    const code = /^Subject: (\d{6}) is your/m.exec(mail)?.[1] ?? '';

    // The mail is read in another app meanwhile, and the browser has let the page go.
    await page.reload();
    const field = page.getByLabel('Code we mailed you');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await field.fill(otherThan(code));
    await page.getByLabel('New password', { exact: true }).fill('password');
    await press(page, 'Change password');
    await expect(page.getByText('This password is too common. Please choose another')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('chai at six instead');
    await press(page, 'Change password');
    await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
    await looksRight(page);
    await field.fill(`${code} is your code for a new password`);
    await press(page, 'Change password');
    await heading(page, 'Your password is changed');
    await looksRight(page);

    expect((await elsewhere.request.get(`${shop.url}/api/auth/check-auth`)).status()).toBe(401);
    await elsewhere.close();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(page, { ...kavya, password: 'chai at six instead' });
    await expect(page).toHaveURL(`${shop.url}/`);
  });

for (const { name, viewport } of SHOPPER_SCREENS)
  test(
    `a shopper changes password, e-mail and mobile and signs out elsewhere, on ${name}`,
    IN_THE_LONG_RUN,
    async ({ browser, page, shop }) => {
      const problems = watchConsole(page);
      await page.setViewportSize(viewport);
      const kavya = await newShopper(page, shop);
      const elsewhere = await browser.newContext();
      const login = { email: kavya.email, password: kavya.password };
      const there = { request: elsewhere.request };
      await write(there, shop, 'POST', '/api/auth/login', login);

      await page.goto('/shop/account?tab=user');
      const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await expect(devices.first()).toContainText('This device');
      await looksRight(page);
      await press(page, 'Sign out of other devices');
      await looksRight(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('One other device is signed out.')).toBeVisible();
      await expect(devices).toHaveCount(1);
      expect((await elsewhere.request.get(`${shop.url}/api/auth/check-auth`)).status()).toBe(401);
      await elsewhere.close();

      await press(page, 'Change mobile');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New mobile').fill('91234 56789');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('+91 91234 56789', { exact: true })).toBeVisible();

      await press(page, 'Change password');
      await dialog.getByLabel('Old password').fill(kavya.password);
      await dialog.getByLabel('New password').fill('chai at six instead');
      await looksRight(page);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password is changed. You are signed out on all other devices.')).toBeVisible();

      await press(page, 'Change email');
      await dialog.getByLabel('New email').fill(`new.${kavya.email}`);
      await dialog.getByLabel('Your password').fill('chai at six instead');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      const mail = await shop.mailTo(`new.${kavya.email}`, /confirms your e-mail address/);
      await dialog.getByLabel('Code we mailed you').fill(/^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '');
      await looksRight(page);
      await dialog.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByText(`new.${kavya.email}`, { exact: true })).toBeVisible();
      await shop.mailTo(kavya.email, /Your e-mail address was changed/);
      expect(problems).toEqual([]);
    },
  );

test(
  'who works in the back-office has an account page of their own, also before approval',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await page.goto('/login');
    await signIn(page, shop.administrator);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await heading(page, 'Account');
    await expect(page.getByText(shop.administrator.email, { exact: true })).toBeVisible();
    await looksRight(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, { email: 'care@newmarketgadgets.example', password: DEMO_PASSWORD });
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await heading(page, 'Account');
    await expect(page.getByText('care@newmarketgadgets.example', { exact: true })).toBeVisible();
    await looksRight(page);
  },
);

for (const { name, viewport } of SHOPPER_SCREENS)
  test(
    `a shopper downloads their data and deletes the account once nothing is under way, on ${name}`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const problems = watchConsole(page);
      await page.setViewportSize(viewport);
      const kavya = await newShopper(page, shop);
      await addAddress(page, shop, kavya);
      const [product] = await goodsOfTwoSellers(shop);
      await addToCart(page, shop, product);
      const { data } = await (await page.request.get(`${shop.url}/api/shop/address/get/${kavya.id}`)).json();
      const wish = { addressInfo: { addressId: data[0]._id } };
      const { orderId } = await write(page, shop, 'POST', '/api/shop/order/create', wish);

      await page.goto('/shop/account?tab=user');
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download my data' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('my-data.json');
      const mine = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(mine.data).toMatchObject({ account: { email: kavya.email }, orders: [{ status: 'pending' }] });

      await press(page, 'Delete account');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expect(dialog.getByText('Password is required')).toBeVisible();
      await dialog.getByLabel('Your password').fill(kavya.password);
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expect(dialog.getByText('You have one order in progress.')).toBeVisible();
      expect(problems.splice(0).every(problem => problem.includes('409'))).toBe(true);
      await looksRight(page);

      await deliver(shop, orderId);
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('Your account is deleted.')).toBeVisible();
      const kept = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
      expect(await kept()).toEqual([0, 0, '']);
      await page.goBack();
      await expect(page.getByText(kavya.email)).toHaveCount(0);
      await page.goto('/login');
      await signIn(page, kavya);
      await expect(page.getByRole('alert').getByText('Wrong email or password.').first()).toBeVisible();
    },
  );
