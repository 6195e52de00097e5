import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, overflow, PHONE, SHOPPER_SCREENS, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const REDMI = 'redmi-a4-5g-4-gb-128-gb-starry-black';
const GALAXY = 'galaxy-a16-5g-8-gb-128-gb-blue-black';
const CMF = 'cmf-phone-2-pro-8-gb-128-gb-orange';
const REALME = 'realme-p3-5g-8-gb-256-gb-comet-grey';

const titles = (page: Page) => page.getByRole('main').getByRole('columnheader');
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

for (const { name, viewport } of SHOPPER_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a guest chooses two phones, compares them and puts one into the cart, by keyboard',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await openPage(page, `/product/${REDMI}`);
        const box = page.getByRole('checkbox', { name: 'Compare' });
        await box.press('Space');
        await expect(box).toBeChecked();
        const bar = page.getByRole('complementary', { name: 'Compare products' });
        await expect(bar.getByRole('link', { name: 'Compare (1)' })).toBeVisible();

        await openPage(page, `/product/${GALAXY}`);
        await expect(box).not.toBeChecked();
        await box.press('Space');
        await bar.getByRole('link', { name: 'Compare (2)' }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products');
        await expect(titles(page)).toHaveText([/^Refurbished\s·\sRedmi\sA4/, /^Galaxy\sA16/]);
        await expect(bar).toBeHidden();
        await expect(row(page, 'RAM (Different)').getByRole('cell')).toHaveText([/^4\sGB$/, /^8\sGB$/]);
        await expect(row(page, 'Water and dust protection').getByRole('cell').first()).toHaveText('–Not given');
        await expect(row(page, 'Returns').getByRole('cell')).toHaveText([/^7-day/, /^7-day/]);

        let requests = 0;
        page.on('request', request => {
          if (request.url().includes('compare')) requests += 1;
        });
        const same = page.getByRole('rowheader', { name: 'Storage' });
        await expect(same).toBeVisible();
        await page.getByRole('link', { name: 'Only differences' }).press('Enter');
        await expect(same).toBeHidden();
        await expect(page).toHaveURL(/&differences=1$/);
        expect(requests).toBe(0);
        await looksRight(page);

        await row(page, 'Price')
          .getByRole('button', { name: /^Add Galaxy A16/ })
          .press('Enter');
        await expect(row(page, 'Price').getByRole('group', { name: /^Quantity of Galaxy A16/ })).toBeVisible();
        await page.getByRole('link', { name: /^Remove Redmi A4/ }).press('Enter');
        await expect(titles(page)).toHaveText([/^Galaxy\sA16/]);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.getByRole('link', { name: /^Remove Galaxy A16/ }).press('Enter');
        await expect(page.getByText('No products to compare yet.')).toBeVisible();
        await expect(bar).toBeHidden();
        await looksRight(page);
        expect(problems).toEqual([]);
      },
    );

    test('a further product is found in the category, and four are enough', IN_THE_LONG_RUN, async ({ page }) => {
      await openPage(page, `/shop/compare?products=${REDMI},${GALAXY}`);
      const add = page.getByRole('region', { name: 'Add a product' });
      await add.getByLabel('Search in Smartphones').fill('cmf phone orange');
      await page.keyboard.press('Enter');
      await add.getByRole('link', { name: /^Add CMF Phone 2 Pro .*Orange/ }).click();
      await expect(titles(page)).toHaveCount(3);
      await add.getByLabel('Search in Smartphones').fill('refrigerator');
      await page.keyboard.press('Enter');
      await expect(add.getByRole('status')).toHaveText('No result found!');
      await openPage(page, `/shop/compare?products=${REDMI},${GALAXY},${CMF},${REALME},another`);
      await expect(titles(page)).toHaveCount(4);
      await expect(page.getByText('These are the first four.')).toBeVisible();
      await expect(add).toBeHidden();
      await looksRight(page);

      // What was looked at last is what is chosen, so there is no room for a fifth.
      await openPage(page, '/product/oneplus-13r-12-gb-256-gb-nebula-noir');
      await expect(page.getByRole('checkbox', { name: 'Four products are chosen already' })).toBeDisabled();
      const bar = page.getByRole('complementary', { name: 'Compare products' });
      await expect(bar.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
      await looksRight(page);
      await bar.getByRole('button', { name: 'Clear the comparison' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('checkbox', { name: 'Compare' })).toBeEnabled();
    });

    test('products are chosen in a list, and stay chosen on other pages', IN_THE_LONG_RUN, async ({ page }) => {
      await openPage(page, '/shop/listing?kind=smartphone&brand=samsung');
      const ticks = page.getByRole('article').getByRole('checkbox', { name: /^Compare Galaxy/ });
      await ticks.nth(0).press('Space');
      await ticks.nth(1).press('Space');
      const bar = page.getByRole('complementary', { name: 'Compare products' });
      await expect(bar.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
      await looksRight(page);
      await openPage(page, '/shop/listing?kind=smartphone&brand=samsung');
      await expect(ticks.nth(1)).toBeChecked();
      await ticks.nth(1).press('Space');
      await expect(bar.getByRole('link', { name: 'Compare (1)' })).toBeVisible();
      await openPage(page, '/contact-us');
      await bar.getByRole('link').press('Enter');
      await expect(titles(page)).toHaveText([/^Galaxy/]);
    });

    test(
      'titles stay while the rows are scrolled, and the page does not grow sideways',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await openPage(page, `/shop/compare?products=${REDMI},${GALAXY},${CMF},${REALME}`);
        await page.getByRole('rowheader', { name: 'Warranty', exact: false }).last().scrollIntoViewIfNeeded();
        await expect(titles(page).first()).toBeInViewport();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      },
    );

    for (const [language, title] of [
      ['hi', 'प्रोडक्ट की तुलना'],
      ['ta', 'தயாரிப்புகளை ஒப்பிடுக'],
    ] as const)
      test(`the page is in its language: ${language}`, IN_THE_LONG_RUN, async ({ page }) => {
        await page.goto(`/${language}/shop/compare?products=${REDMI},nobody,${GALAXY}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('main')).not.toContainText('Different');
        await looksRight(page);
      });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE.viewport });

  test('a comparison is made with links and a form', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto(`/product/${REDMI}`);
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(titles(page)).toHaveText([/Redmi\sA4/]);
    const add = page.getByRole('region', { name: 'Add a product' });
    await add.getByLabel('Search in Smartphones').fill('galaxy a16 blue');
    await add.getByLabel('Search in Smartphones').press('Enter');
    await add.getByRole('link', { name: /^Add Galaxy A16 .*Blue Black/ }).click();
    await expect(titles(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page.getByRole('rowheader', { name: 'Storage' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all rows' }).click();
    await expect(page.getByRole('rowheader', { name: 'Storage' })).toBeVisible();
  });
});
