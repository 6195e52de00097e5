import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';
import { newShopper } from '#test/journeys/fixtures/shoppers.ts';

const GALAXY = 'galaxy-a16-5g-8-gb-128-gb-blue-black';
const CMF = 'cmf-phone-2-pro-8-gb-128-gb-orange';

const items = (page: Page) => page.getByRole('main').getByRole('listitem');
/** The heart of a product’s page. */
const save = (page: Page) => page.getByRole('checkbox', { name: 'Save', exact: true });
/** The heart of a card. */
const heart = (page: Page, title: RegExp) => page.getByRole('main').getByRole('checkbox', { name: title }).first();

for (const { name, viewport } of SHOPPER_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a guest saves products, finds them again, removes one and puts it back',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await openPage(page, `/product/${GALAXY}`);
        await save(page).press('Space');
        await openPage(page, '/shop/listing?brand=nothing');
        const card = heart(page, /^Save CMF Phone 2 Pro/);
        await card.press('Space');
        await expect(card).toBeChecked();
        await card.press('Space');
        await expect(card).not.toBeChecked();
        await card.press('Space');

        await openPage(page, '/shop/wishlist');
        await expect(items(page)).toHaveCount(2);
        await expect(items(page).first()).toContainText('CMF');
        await looksRight(page);
        await page.getByRole('button', { name: /^Remove Galaxy A16/ }).press('Enter');
        await expect(items(page)).toHaveCount(1);
        await page.getByRole('button', { name: 'Undo' }).press('Enter');
        await expect(items(page)).toHaveCount(2);
        await items(page).filter({ hasText: 'Galaxy' }).getByRole('button', { name: 'Add to cart' }).press('Enter');
        await expect(page.getByText('1 in your cart.')).toBeVisible();
        expect(problems).toEqual([]);
      },
    );

    test('an empty list leads to the products', IN_THE_LONG_RUN, async ({ page }) => {
      await openPage(page, '/shop/wishlist');
      await expect(page.getByText('Nothing saved yet')).toBeVisible();
      await looksRight(page);
      await page.getByRole('link', { name: 'See all products' }).press('Enter');
      await expect(page).toHaveURL(/\/shop\/listing$/);
    });
  });
}

test('what a guest has saved is on the list of the shopper who signs in, with its price then and now', async ({
  page,
  shop,
}) => {
  await openPage(page, `/product/${CMF}`);
  await save(page).press('Space');
  // Saved when it cost more.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('wishlist') ?? '{}');
    for (const product of Object.values<{ price: number }>(saved)) product.price += 200_000;
    localStorage.setItem('wishlist', JSON.stringify(saved));
  });
  await newShopper(page, shop);
  await openPage(page, '/shop/wishlist');
  await expect(items(page)).toContainText('₹2,000 less than when you saved it');
  await expect
    .poll(async () => (await (await page.request.get(`${shop.url}/api/shop/wishlist/get`)).json()).data.length)
    .toBe(1);
  await page.evaluate(() => localStorage.clear());
  await openPage(page, `/product/${CMF}`);
  await expect(save(page)).toBeChecked();
  await page.goto('/hi/shop/wishlist');
  await expect(items(page)).toContainText('₹2,000 कम');
});

test(
  'a shopper has mails about a saved product, also after removing it and putting it back',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    await newShopper(page, shop);
    await openPage(page, `/product/${CMF}`);
    await save(page).press('Space');
    await openPage(page, '/shop/wishlist');
    const tell = page.getByRole('checkbox', { name: 'Tell me when the price falls' });
    await tell.press('Space');
    await expect(page.getByText('We’ll send you a mail')).toBeVisible();
    await page.getByRole('button', { name: /^Remove CMF/ }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(tell).toBeChecked();
    const wishlist = async () => (await (await page.request.get(`${shop.url}/api/shop/wishlist/get`)).json()).data;
    await expect.poll(wishlist).toMatchObject([{ tellOfFall: true, tellOfReturn: false }]);
    await openPage(page, '/shop/wishlist/stop?key=01890a5d-ac96-774b-bcce-b302099a8001');
    await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  },
);
