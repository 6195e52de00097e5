import { expect, type Page } from '@playwright/test';
import { looksRight, SCREENS } from './page-checks.ts';
import { test } from './running-shop.ts';
import { newShopper, signIn } from './shoppers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme, which takes its time on a small machine.
test.describe.configure({ timeout: 300_000 });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

for (const { name, viewport } of SCREENS)
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
    const code = /^Subject: (\S{4}-\S{4}) is your/m.exec(mail)?.[1] ?? '';

    // The mail is read in another app meanwhile, and the browser has let the page go.
    await page.reload();
    await page.getByLabel('Code from the mail').fill('2222-2222');
    await page.getByLabel('New password', { exact: true }).fill('password');
    await press(page, 'Change password');
    await expect(page.getByText('Too many people use this password. Please choose another')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('chai at six instead');
    await press(page, 'Change password');
    await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
    await looksRight(page);
    await page.getByLabel('Code from the mail').fill(code.toLowerCase());
    await press(page, 'Change password');
    await heading(page, 'Your password is changed');
    await looksRight(page);

    expect((await elsewhere.request.get(`${shop.url}/api/auth/check-auth`)).status()).toBe(401);
    await elsewhere.close();
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(page, { ...kavya, password: 'chai at six instead' });
    await expect(page).toHaveURL(`${shop.url}/`);
  });
