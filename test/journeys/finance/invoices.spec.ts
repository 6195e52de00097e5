import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { pdfText } from '#test/inspect/pdf-text.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { deliver } from '#test/journeys/fixtures/people.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper, write } from '#test/journeys/fixtures/shoppers.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every screen twice, once in each theme.
test.describe.configure({ timeout: 180_000 });

test(
  'a shopper reads, prints and keeps the invoice of what has been delivered',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const problems = watchConsole(page);
    const kavya = await newShopper(page, shop);
    const [goods] = await goodsOfTwoSellers(shop);
    await addAddress(page, shop, kavya);
    await addToCart(page, shop, goods);
    const { data } = await (await page.request.get(`${shop.url}/api/shop/address/get/${kavya.id}`)).json();
    const wish = { addressInfo: { addressId: data[0]._id } };
    const { orderId, number } = await write(page, shop, 'POST', '/api/shop/order/create', wish);
    await page.goto(`/shop/account?order=${orderId}`);
    await expect(page.getByRole('heading', { name: 'Shipping Info' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(0);

    await deliver(shop, orderId);
    await page.reload();
    await page.getByRole('link', { name: /^Invoice IN\// }).click();
    const invoice = page.getByRole('article', { name: /^Tax invoice IN\// });
    for (const text of ['Kavya Rao', goods.title, 'Reverse charge', 'Authorised signatory'])
      await expect(invoice.getByText(text).first()).toBeVisible();
    await expect(invoice).toContainText(`${number} of`);
    await looksRight(page);

    await page.emulateMedia({ media: 'print' });
    await expect(invoice).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^IN-\d\d-\d\d-\d{6}\.pdf$/);
    const texts = pdfText(await readFile(await file.path()));
    const words = await invoice.getByText(/^Rupees .* Only$/).textContent();
    expect(texts.join(' ')).toContain(words?.split(' and ')[0]);
    expect(texts).toContain('Kavya Rao');
    expect(problems).toEqual([]);
  },
);

for (const [language, title, total, sorry] of [
  ['hi', 'टैक्स इनवॉइस', 'कुल', 'माफ़ कीजिए, यह नहीं हो सका'],
  ['ta', 'வரி இன்வாய்ஸ்', 'மொத்தம்', 'மன்னிக்கவும், அது நடக்கவில்லை'],
] as const)
  test(
    `a shopper whose language is ${language} has its words beside English on the invoice`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const problems = watchConsole(page);
      const kavya = await newShopper(page, shop);
      await write(page, shop, 'PUT', '/api/account/language', { language });
      const [goods] = await goodsOfTwoSellers(shop);
      await addAddress(page, shop, kavya);
      await addToCart(page, shop, goods);
      const { data } = await (await page.request.get(`${shop.url}/api/shop/address/get/${kavya.id}`)).json();
      const wish = { addressInfo: { addressId: data[0]._id } };
      const { orderId } = await write(page, shop, 'POST', '/api/shop/order/create', wish);
      await deliver(shop, orderId);
      await page.goto(`/${language}/shop/account?order=${orderId}`);
      await page.getByRole('link', { name: /IN\// }).click();
      const invoice = page.getByRole('article', { name: /^Tax invoice IN\// });
      await expect(invoice.getByRole('heading', { name: `Tax invoice ${title}` })).toBeVisible();
      await expect(invoice.getByText(total, { exact: true }).first()).toHaveAttribute('lang', language);
      await looksRight(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await looksRight(page);

      // A link that is followed while the shop refuses it leads to a page, not to a file with the refusal.
      const pdf = page.locator('a[href*="/api/invoices/pdf/"]');
      await page.context().clearCookies();
      await pdf.click();
      await expect(page.getByRole('heading', { name: sorry })).toBeVisible();
      await expect(page).toHaveURL(/\/api\/invoices\/pdf\//);
      expect(problems.filter(problem => !problem.includes('401'))).toEqual([]);
    },
  );
