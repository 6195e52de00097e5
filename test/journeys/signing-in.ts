import { expect, type Page } from '@playwright/test';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Fills and sends the form of the page that is open. Whether it was granted is for the caller to look at. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens the login page and signs a shopper in. */
export async function enterShop(page: Page, who: Credentials): Promise<void> {
  await page.goto('/login');
  await signIn(page, who);
  await page.waitForURL(url => url.pathname !== '/login');
}

/**
 * Signs a seller or an administrator in, and waits until the back-office stands. It is a document of its own that is
 * loaded on the way (docs/decisions/0041), so whatever is opened before that meets a navigation under way.
 */
export async function enterBackOffice(page: Page, who: Credentials): Promise<void> {
  await page.goto('/login');
  await signIn(page, who);
  await expect(page).toHaveURL(/\/admin\//);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}
