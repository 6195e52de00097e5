import { expect, type Locator, type Page } from '@playwright/test';
import { listProducts } from '#products/catalog/contract.ts';
import type { ProductSummary } from '#products/catalog/product/product.schema.ts';
import { askQuestion, listQuestions } from '#products/questions/contract.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { isAccessible, looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { clientOf, newShopper, receive } from '#test/journeys/fixtures/people.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { enterBackOffice, enterShop } from '#test/journeys/fixtures/signing-in.ts';

const QUESTION = 'Does the charger come with it, or only the cable?';

for (const [at, { name, viewport }] of SHOPPER_SCREENS.entries()) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a shopper asks, and somebody who bought it answers', IN_THE_LONG_RUN, async ({ page, browser, shop }) => {
      const problems = watchConsole(page);
      const product = await nthProduct(shop, at);
      const asker = await newShopper(shop, `Leela ${viewport.width}`);
      await enterShop(page, asker);
      const section = await openQuestions(page, product);
      await section.getByRole('button', { name: 'Ask a question' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask a question' });
      await dialog.getByLabel('Your question').fill('Call 98765 43210 please');
      await dialog.getByRole('button', { name: 'Send question' }).click();
      await expect(dialog).toContainText('Please leave out links, phone numbers');
      await dialog.getByLabel('Your question').fill(QUESTION);
      await looksRight(page);
      await dialog.getByRole('button', { name: 'Send question' }).click();
      await expect(page.getByText('Your question is on the product’s page.')).toBeVisible();
      const asked = section.getByRole('listitem').filter({ hasText: QUESTION });
      await expect(asked).toContainText('No answer yet');
      await expect(asked.getByRole('button', { name: /^Answer/ })).toHaveCount(0);
      expect(problems).toEqual([]);

      const owner = await newShopper(shop, `Omar ${viewport.width}`);
      await receive(shop, owner, product._id);
      const elsewhere = await browser.newPage({ baseURL: shop.url, viewport });
      await enterShop(elsewhere, owner);
      const theirs = await openQuestions(elsewhere, product);
      await theirs.getByRole('button', { name: `Answer the question: ${QUESTION}` }).click();
      await elsewhere.getByLabel('Your answer').fill('Only the cable.');
      await elsewhere.getByRole('button', { name: 'Send answer' }).click();
      await expect(theirs.getByRole('listitem').filter({ hasText: QUESTION })).toContainText('Bought this');
      await looksRight(elsewhere);
      await elsewhere.close();
    });
  });
}

test.describe('questions', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('are answered and hidden in the back-office', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const product = await nthProduct(shop, 4);
    const asker = await newShopper(shop, 'Gopal Asks');
    await asker.call(askQuestion, { productId: product._id, question: QUESTION });
    const problems = watchConsole(page);
    await enterBackOffice(page, shop.administrator);
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Gopal Asks' });
    await expect(row).toContainText(QUESTION);
    await looksRight(page);
    await row.getByRole('button', { name: `Hide: ${QUESTION}` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('It’s an advertisement').check();
    await isAccessible(page);
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('Hidden from the product’s page')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await clientOf(shop)(listQuestions, { productId: product._id })).totalItems).toBe(0);
    expect(problems).toEqual([]);
  });

  test('are reported once, and guests are asked to log in', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const product = await nthProduct(shop, 5);
    const asker = await newShopper(shop, 'Uma Asks');
    await asker.call(askQuestion, { productId: product._id, question: QUESTION });
    const section = await openQuestions(page, product);
    await section.getByRole('button', { name: /^Report/ }).click();
    await expect(page.getByRole('dialog', { name: 'Report this' })).toContainText('Log in to report this.');
    await isAccessible(page);
  });

  test('can be read without scripts', IN_THE_LONG_RUN, async ({ browser, shop }) => {
    const product = await nthProduct(shop, 6);
    // More than React would leave in its place, were the section loaded while the page is rendered.
    for (const name of ['Nadia Asks', 'Nitin Asks']) {
      const asker = await newShopper(shop, name);
      for (const at of [1, 2, 3]) {
        const question = `${at}. ${QUESTION} ${'Really? '.repeat(20)}`;
        await asker.call(askQuestion, { productId: product._id, question });
      }
    }
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const section = await openQuestions(await context.newPage(), product);
    await expect(section.getByRole('listitem')).toHaveCount(5);
    await expect(section.getByRole('link', { name: 'Log in to ask a question' })).toHaveAttribute('href', '/login');
    await context.close();
  });
});

async function nthProduct(shop: RunningShop, at: number): Promise<ProductSummary> {
  const { data } = await clientOf(shop)(listProducts, { inStock: true, limit: 100 });
  const product = data.toSorted((a, b) => (a._id < b._id ? -1 : 1))[at + 20];
  if (!product) throw new Error(`the demo has no product ${at}`);
  return product;
}

async function openQuestions(page: Page, { slug }: ProductSummary): Promise<Locator> {
  await page.goto(`/product/${slug}`);
  // The section is replaced when its scripts come, its place is not.
  await page.locator('#questions').scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: 'Questions and answers' });
}
