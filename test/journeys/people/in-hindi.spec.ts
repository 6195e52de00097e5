import { expect } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, viewport } of SHOPPER_SCREENS)
  test.describe(`in Hindi on ${name}`, () => {
    test.use({ viewport });

    test(
      'registering says what is wrong, as the browser and as the server finds it',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await page.goto('/hi/register/seller');
        await expect(page).toHaveTitle(/^विक्रेता के रूप में रजिस्टर करें · /);
        await page.getByRole('button', { name: 'OTP मँगाएँ' }).click();
        await expect(page.getByLabel('यूज़रनेम')).toHaveAccessibleDescription('यूज़रनेम ज़रूरी है');
        await looksRight(page);
        await page.getByLabel('यूज़रनेम').fill('Lamington Radios');
        await page.getByLabel('ईमेल').fill('radios@journey.example');
        await page.getByLabel('पासवर्ड', { exact: true }).fill('mumbai2024');
        await page.getByLabel('मोबाइल').fill('98765 43210');
        await page.getByLabel('GST नंबर').fill('27AAPFU0939F1ZV');
        await page.getByRole('button', { name: 'OTP मँगाएँ' }).click();
        // Only the server knows which passwords are easy to guess.
        await expect(page.getByText(/किसी नाम, जगह या ब्रांड के साथ नंबर/)).toBeVisible();
        expect(problems.filter(problem => !problem.includes('400'))).toEqual([]);
      },
    );

    test(
      'a message is sent for an answer in Hindi, whatever the browser prefers, and a ticket is tracked',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        let asked: string | undefined;
        await page.route('**/api/common/contact', async route => {
          asked = route.request().headers()['accept-language'];
          await route.fulfill({ status: 429, json: { success: false, code: 'contact.too_many', message: 'बाद में।' } });
        });
        await page.goto('/hi/contact-us');
        for (const label of ['पूरा नाम', 'विषय', 'संदेश']) await page.getByLabel(label).fill('राम');
        await page.getByRole('textbox', { name: 'ईमेल' }).fill('ram@journey.example');
        await page.getByRole('button', { name: 'संदेश भेजें' }).click();
        await expect(page.getByText('बाद में। आपका संदेश यहीं सुरक्षित है।')).toBeVisible();
        expect(asked).toBe('hi-IN');

        await page.goto('/hi/ticket?number=BB-2222');
        await expect(page.getByText('हमें इस नंबर का टिकट नहीं मिला। कृपया इसे ईमेल से मिलाकर देखें')).toBeVisible();
        await looksRight(page);
      },
    );
  });
