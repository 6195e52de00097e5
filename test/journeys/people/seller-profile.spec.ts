import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice } from '#test/journeys/fixtures/signing-in.ts';

const PASSWORD = 'bijli demo 2026';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a seller is asked for the profile, puts it off, and completes it', IN_THE_LONG_RUN, async ({ page }) => {
  await enterBackOffice(page, { email: 'care@newmarketgadgets.example', password: PASSWORD });
  const card = page.getByRole('complementary', { name: 'Your seller profile' });
  await expect(card.getByText('Your bank account is missing.')).toBeVisible();
  await looksRight(page);
  await card.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(page.getByText('We are reviewing your seller application.')).toBeVisible();
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('19CRQPP7741D1Z8')).toBeVisible();
  await expect(page.getByText('Still missing: bank account.')).toBeVisible();
  await page.getByLabel('PIN code').fill('560001');
  await expect(page.getByLabel('State')).toHaveValue('29');
  await page.getByLabel('Account holder').fill('Debashis Pal');
  await page.getByLabel('Account number').fill('1234');
  await page.getByLabel('IFSC').fill('SBIN1234567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('State')).toHaveAccessibleDescription(/registered in West Bengal/);
  await expect(page.getByLabel('State')).toBeFocused();
  await expect(page.getByLabel('Account number')).toHaveAccessibleDescription(/9 to 18 digits/);
  await expect(page.getByLabel('IFSC')).toHaveAccessibleDescription(/11 characters/);
  await looksRight(page);

  await page.getByLabel('PIN code').fill('700087');
  await expect(page.getByLabel('City')).toHaveValue('Kolkata');
  await page.getByLabel('Account number').fill('3928 1047 716');
  await page.getByLabel('IFSC').fill('sbin0001234');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('Enter your password');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved successfully')).toBeVisible();
  await expect(page.getByText('Still missing')).toBeHidden();
  await expect(page.getByLabel('Account number')).toHaveValue('');
  await expect(page.getByLabel('Account number')).toHaveAccessibleDescription(/ending in 7716/);
  await looksRight(page);
});

test('a seller who was rejected reads why', IN_THE_LONG_RUN, async ({ page }) => {
  await enterBackOffice(page, { email: 'care@sadarbazaarwholesale.example', password: PASSWORD });
  await expect(page.getByText('The register of GST numbers lists yours as cancelled since March.')).toBeVisible();
  await looksRight(page);
});

test('administrators find in the audit log what they have done', IN_THE_LONG_RUN, async ({ page, shop }) => {
  await enterBackOffice(page, shop.administrator);
  await page.goto('/admin/audit?find=nobody-of-this-name');
  await expect(page.getByText('No entries found')).toBeVisible();

  await page.goto('/admin/vendor-verificaton?find=Ritchie');
  await page.getByRole('button', { name: 'Reject Ritchie Street Audio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Ritchie Street Audio is rejected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Ritchie Street Audio' }).click();
  await expect(page.getByText('Ritchie Street Audio is approved')).toBeVisible();

  await page.goto('/admin/audit');
  const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Seller approved');
  await expect(rows.first()).toContainText('status: Rejected → Approved');
  await page.getByLabel('Action').selectOption('Seller rejected');
  await expect(page).toHaveURL(/act=seller\.rejected/);
  await expect(rows.first()).toContainText('status: Approved → Rejected');
  await page.getByLabel('Search by person').fill('Ritchie');
  await expect(page).toHaveURL(/find=Ritchie/);
  await expect(rows).toHaveCount(1);
  await looksRight(page);
});
