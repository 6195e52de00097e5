import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { fromOwnNetwork, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

const SELLER = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** R77.4, R77.6: in the shop of the other journeys, so what is set here is set back. */
for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(
      'an administrator sends a risky edit back, the seller submits another, and it is approved',
      IN_THE_LONG_RUN,
      async ({ browser, page, shop }) => {
        const problems = watchConsole(page);
        const context = await browser.newContext({ baseURL: shop.url, viewport, extraHTTPHeaders: fromOwnNetwork() });
        const seller = await context.newPage();
        await enterBackOffice(page, shop.administrator);
        await enterBackOffice(seller, SELLER);
        const vendor = (await ask(page, '/admin/orders/getVendor?find=deccan')).data[0];
        const { version, fields } = (await ask(page, '/admin/settings/get')).data.approval;

        await page.goto('/admin/settings#approval');
        await page.getByLabel('Approval', { exact: true }).selectOption('yes');
        await page.locator('#approval').getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Approval of products saved')).toBeVisible();
        await page.goto(`/admin/signup-vendor/${vendor._id}`);
        await page.getByRole('combobox', { name: 'Approval of products' }).selectOption('checked');
        await expect(page.getByText('approval of products: automatic → always check')).toBeVisible();
        await looksRight(page);

        const product = (await ask(seller, '/admin/products/get?limit=1')).data[0];
        const wanted = product.brand === 'apple' ? 'samsung' : 'apple';
        await changeBrand(seller, product._id, wanted);
        await expect(seller.getByText('the former values stay on sale', { exact: false }).first()).toBeVisible();
        await expect(seller.getByText('Change waits for approval').first()).toBeVisible();

        await page.goto('/admin/approvals');
        await expect(page.getByRole('link', { name: 'Products to approve' })).toHaveAccessibleDescription(
          '1 to approve',
        );
        await expect(page.getByText(/^Brand changed from /)).toBeVisible();
        await looksRight(page);
        await page.getByRole('button', { name: `Send back ${product.title}` }).click();
        await page.getByRole('radio', { name: 'Wrong brand' }).check();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Send back' }).click();
        await expect(page.getByText('1 product sent back')).toBeVisible();
        await expect(page.getByText('No product waits for approval.')).toBeVisible();

        await seller.goto(`/admin/products?product=${product._id}`);
        await expect(seller.getByText('Sent back by the shop')).toBeVisible();
        await expect(seller.getByText('The brand does not match the product.', { exact: false })).toBeVisible();
        await looksRight(seller);
        await seller.getByRole('button', { name: 'Withdraw the change' }).click();
        await expect(seller.getByText('The change is withdrawn.')).toBeVisible();
        await changeBrand(seller, product._id, wanted);
        await expect(seller.getByText('Change waits for approval').first()).toBeVisible();

        await page.reload();
        await page.getByRole('checkbox', { name: `Select ${product.title}` }).check();
        await page.getByRole('button', { name: 'Approve', exact: true }).click();
        await expect(page.getByText('1 product approved')).toBeVisible();
        expect((await ask(page, `/shop/products/get/${product._id}`)).data.brand).toBe(wanted);

        await put(page, shop.url, `/admin/products/edit/${product._id}`, { brand: product.brand });
        await put(page, shop.url, '/admin/vendors/trust', { _id: vendor._id, trust: 'automatic' });
        const now = (await ask(page, '/admin/settings/get')).data.approval;
        await put(page, shop.url, '/admin/settings/approval', { version: now.version, fields });
        expect((await ask(page, '/admin/settings/get')).data.approval.version).toBe(version);
        await context.close();
        expect(problems).toEqual([]);
      },
    );
  });
}

async function changeBrand(seller: Page, id: string, brand: string): Promise<void> {
  await seller.goto(`/admin/products?product=${id}`);
  await seller.getByLabel('Brand', { exact: true }).selectOption(brand);
  await seller.getByRole('button', { name: 'Save changes' }).click();
}

async function ask(page: Page, path: string) {
  return (await page.request.get(`/api${path}`)).json();
}

async function put(page: Page, origin: string, path: string, data: object): Promise<void> {
  const answer = await page.request.put(`/api${path}`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}
