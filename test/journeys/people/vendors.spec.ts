import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, OFFICE_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

for (const { name, viewport } of OFFICE_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    const seller = {
      userName: `Lamington ${viewport.width}`,
      email: `lamington.${viewport.width}@journey.example`,
      password: 'a lane full of radios',
    };

    test(
      'an administrator adds a vendor, rejects it for a reason and approves it again',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        const problems = watchConsole(page);
        await enterBackOffice(page, shop.administrator);
        await expect(page).toHaveURL(/\/admin\/dashboard$/);
        if (viewport.width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: 'Singup vendor' }).filter({ visible: true }).click();
        await expect(page).toHaveURL(/\/admin\/signup-vendor$/);
        for (const head of ['Sr No', 'UserName', 'Mobile', 'Email', 'Gst Number'])
          await expect(page.locator('th', { hasText: head })).toHaveCount(1);
        await expect(page.getByText('Deccan Mobiles')).toBeVisible();
        await looksRight(page);

        await page.getByRole('button', { name: 'Add vendor' }).click();
        const sheet = page.getByRole('dialog', { name: 'Add vendor' });
        await sheet.getByRole('button', { name: 'Create vendor' }).click();
        for (const label of ['Username', 'Email', 'Password'])
          await expect(sheet.getByText(`${label} is required`)).toBeVisible();
        await expect(sheet.getByLabel('Username')).toBeFocused();
        await looksRight(page);
        await sheet.getByLabel('Username').fill(seller.userName);
        await sheet.getByLabel('Email').fill('care@deccanmobiles.example');
        await sheet.getByLabel('Password', { exact: true }).fill(seller.password);
        await sheet.getByRole('button', { name: 'Create vendor' }).click();
        await expect(page.getByText('Error', { exact: true })).toBeVisible();
        await expect(sheet.getByLabel('Email')).toHaveAccessibleDescription(
          'An account with this e-mail address already exists. Please use another address.',
        );
        await sheet.getByLabel('Email').fill(seller.email);
        await sheet.getByRole('button', { name: 'Create vendor' }).click();
        await expect(page.getByText('Vendor created successfully!')).toBeVisible();
        await expect(sheet).toBeHidden();
        await expect(page.locator('tbody tr').first()).toContainText(seller.userName);
        // The one refusal above is all that the console may speak of.
        expect(problems.filter(text => !text.includes('409'))).toEqual([]);

        await page.goto('/admin/vendor-verification');
        await expect(page).toHaveURL(/\/admin\/vendor-verificaton$/);
        const row = page.getByRole('row').filter({ hasText: seller.userName });
        await expect(row.getByText('Approved')).toBeVisible();
        await row.getByRole('button', { name: `Reject ${seller.userName}` }).click();
        const dialog = page.getByRole('alertdialog', { name: `Reject ${seller.userName}?` });
        await expect(dialog.getByRole('radio').first()).toBeFocused();
        await dialog.getByLabel('Another reason').check();
        await dialog.getByRole('button', { name: 'Reject' }).click();
        await expect(dialog.getByText('Enter a reason')).toBeVisible();
        await looksRight(page);
        await dialog.getByLabel('Message to the seller').fill('Please send a picture of your shop.');
        await dialog.getByRole('button', { name: 'Reject' }).click();
        await expect(page.getByText(`${seller.userName} is rejected`)).toBeVisible();
        await expect(row.getByText('Rejected')).toBeVisible();
        await shop.mailTo(seller.email, /Please send a picture of your shop\./);
        await row.getByRole('button', { name: `Approve ${seller.userName}` }).click();
        await expect(row.getByText('Approved')).toBeVisible();
        await shop.mailTo(seller.email, /are live again/);
        await looksRight(page);
      },
    );

    test(
      'says that no vendors were found, that they could not be loaded, and that rejecting failed',
      IN_THE_LONG_RUN,
      async ({ page, shop }) => {
        await enterBackOffice(page, shop.administrator);
        await expect(page).toHaveURL(/\/admin\/dashboard$/);
        await page.goto('/admin/vendor-verificaton?find=nobody-of-this-name');
        await expect(page.getByText('No vendors found')).toBeVisible();
        await page.getByRole('link', { name: 'Show all vendors' }).click();
        await expect(page.getByText('Deccan Mobiles')).toBeVisible();

        await page.route('**/api/admin/orders/vendor-update', route => route.abort());
        await page.getByRole('button', { name: 'Reject Deccan Mobiles' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
        await expect(page.getByText('something went wrong')).toBeVisible();

        await page.route('**/api/admin/orders/getVendor*', route => route.abort());
        await page.reload();
        const failed = page.getByRole('alert').filter({ hasText: 'Could not load the vendors' });
        await expect(failed).toBeVisible();
        const red = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'var(--bad)';
          const colour = getComputedStyle(probe).color;
          probe.remove();
          return colour;
        });
        await expect(failed.getByText('Could not load the vendors')).toHaveCSS('color', red);
        await page.unroute('**/api/admin/orders/getVendor*');
        await failed.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('Deccan Mobiles')).toBeVisible();
      },
    );

    test('a seller is led away from the screens of administrators', IN_THE_LONG_RUN, async ({ page }) => {
      await enterBackOffice(page, { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' });
      await expect(page).toHaveURL(/\/admin\/products$/);
      for (const path of ['/admin/signup-vendor', '/admin/vendor-verificaton']) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/admin\/products$/);
      }
    });
  });
}
