import { expect, type Page } from '@playwright/test';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { keptTogether } from '#shared/text/kept-together.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { shopKeeper } from '#test/journeys/fixtures/people.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SLOW = { timeout: 15_000 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const storedFilters = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('filters') ?? 'null'));

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

test('choosing filters narrows the list, and each choice can be taken back', async ({ page }) => {
  const problems = watchConsole(page);
  await openPage(page, '/shop/listing');
  await expect(panel(page).getByRole('group')).toHaveCount(8);
  const groups = [
    'Brand',
    'Category',
    'Price',
    'Rating',
    'Availability',
    'Collection',
    'Condition',
    'Country of origin',
  ];
  for (const name of groups) await expect(panel(page).getByRole('group', { name })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Clear all' })).toHaveCount(0);

  const apple = panel(page).getByRole('checkbox', { name: /^Apple/ });
  const promised = /\d+$/.exec(
    (await panel(page)
      .getByText(/^Apple/)
      .locator('xpath=ancestor::label')
      .textContent()) ?? '',
  );
  await apple.click();
  await expect(page).toHaveURL('/shop/listing?brand=apple');
  await expect(count(page)).toHaveText(`${promised?.[0]} products`);
  expect(await storedFilters(page)).toEqual({ brand: ['apple'] });

  await panel(page)
    .getByRole('checkbox', { name: /^Samsung/ })
    .click();
  await panel(page).getByRole('radio', { name: /^4/ }).click();
  await panel(page)
    .getByRole('checkbox', { name: /^In stock/ })
    .click();
  await expect(page).toHaveURL('/shop/listing?brand=apple,samsung&rating=4&inStock=true');
  await expect(chips(page).getByRole('listitem')).toHaveText([
    /Apple/,
    /Samsung/,
    /and above/,
    /In stock/,
    'Clear all',
  ]);
  await looksRight(page);
  await chips(page).getByRole('link', { name: 'Remove filter Brand: Samsung' }).click();
  await expect(page).toHaveURL('/shop/listing?brand=apple&rating=4&inStock=true');
  await panel(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(panel(page).getByRole('link', { name: 'Clear all' })).toHaveCount(0);
  expect(await storedFilters(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/shop/listing?brand=apple&rating=4&inStock=true');
  expect(problems).toEqual([]);
});

test('products are sorted by price unless another order is chosen', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing?kind=tablet');
  const sort = page.getByLabel('Sort by').first();
  await expect(sort).toHaveValue('price-lowtohigh');
  const ordered = async (by: string) => {
    const answer = await page.request.get(`/api/shop/products/get?kind=tablet&sortBy=${by}`);
    return (await answer.json()).data.map(({ title }: { title: string }) => keptTogether(title));
  };
  expect(await titles(page)).toEqual(await ordered('price-lowtohigh'));
  for (const by of ['price-hightolow', 'title-atoz', 'title-ztoa', 'origin']) {
    await sort.selectOption(by);
    await expect(page).toHaveURL(`/shop/listing?kind=tablet&sort=${by}`);
    await expect.poll(() => titles(page)).toEqual(await ordered(by));
  }
  await sort.selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL('/shop/listing?kind=tablet');
});

test('the country of origin is a filter', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing');
  await panel(page)
    .getByRole('checkbox', { name: /^Viet Nam/ })
    .click();
  await expect(page).toHaveURL('/shop/listing?origin=viet-nam');
  await expect(chips(page).getByRole('link', { name: 'Remove filter Country of origin: Viet Nam' })).toBeVisible();
});

test(
  'the condition is a filter, and a product that is not new says so wherever its title is',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await openPage(page, '/shop/listing');
    await panel(page)
      .getByRole('checkbox', { name: /^Refurbished/ })
      .click();
    await expect(page).toHaveURL('/shop/listing?condition=refurbished');
    await expect(count(page)).toHaveText('3 products');
    for (const title of await titles(page)) expect(title).toMatch(/^Refurbished · /);
    await cards(page)
      .getByRole('link', { name: /^Refurbished · Nothing.Phone.*Black\)$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Refurbished · Nothing/);
    const box = page.getByRole('region', { name: 'Buy' });
    await expect(box).toContainText('It is not new.');
    await expect(box).toContainText('at least 88% of its original capacity');
    await expect(box).toContainText('warranty from the seller');
    await box.getByRole('button', { name: 'Add to cart' }).first().click();
    await box.getByRole('button', { name: 'View cart' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Refurbished · Nothing/ })).toBeVisible();
  },
);

test('pages are links of their own, and the way back keeps the place', async ({ page }) => {
  await openPage(page, '/shop/listing');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/1–24 of \d+/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/shop/listing?page=2');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/shop/listing?page=2');
  await expect(pages).toContainText(/25–48 of \d+/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const card = cards(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL('/shop/listing?page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('where nothing fits it says so and leads on', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing?brand=nothing&kind=tv');
  await expect(page.getByText('No products found.', { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText('0 products');
  await looksRight(page);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(cards(page)).toHaveCount(24);
});

test('a bare listing takes up the filters of the session once', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => sessionStorage.setItem('filters', '{"brand":["boat"],"onSale":["true"]}'));
  await openPage(page, '/shop/listing');
  await expect(page).toHaveURL('/shop/listing?brand=boat&onSale=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('boAt');
  await panel(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL('/shop/listing');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('quick view lies over the list, in its address, and the way back closes it', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing?brand=realme');
  const [title = ''] = await titles(page);
  await page.getByRole('link', { name: `Quick view of ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\?brand=realme&product=[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/shop/listing?brand=realme');
});

test('a list on its way keeps its place with cards of the final size', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing');
  const height = async () => (await page.getByRole('main').locator('ul > li:has(> *)').last().boundingBox())?.height;
  const grid = page
    .getByRole('main')
    .locator('ul')
    .filter({ has: page.getByRole('article') });
  const sizes = () => grid.locator('> li').evaluateAll(places => places.map(place => place.clientHeight));
  const before = await sizes();
  let answer = () => {};
  const asked = new Promise<void>(done => {
    answer = done;
  });
  await page.route(/listing\.data/, async route => {
    await asked;
    await route.continue();
  });
  await page.getByLabel('Sort by').first().selectOption('title-ztoa');
  const busy = page.locator('[aria-busy=true]');
  await expect(busy).toBeVisible();
  const places = busy.locator('ul').last().locator('> li');
  await expect(places).toHaveCount(before.length);
  expect(await places.evaluateAll(all => all.map(place => place.clientHeight))).toEqual(before);
  answer();
  await expect(cards(page)).toHaveCount(24, SLOW);
  expect(await height()).toBeDefined();
});

test('a list that can not be had is empty, and can be asked for again', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/');
  await page.route(/listing\.data/, route => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Accessories' }).click();
  await expect(page.getByRole('alert').getByText('We couldn’t load the products')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeVisible();
  await looksRight(page);
  await page.unroute(/listing\.data/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24, SLOW);
});

test('a picture that can not be had leaves a mark in its place', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing?kind=tv');
  const size = () =>
    cards(page)
      .first()
      .evaluate(card => [card.clientWidth, card.clientHeight]);
  const before = await size();
  await page.route('**/media/**', route => route.abort());
  await page.reload();
  await expect(cards(page).first().locator('img')).toHaveCount(0);
  expect(await size()).toEqual(before);
  await expect(cards(page).first().getByRole('heading').getByRole('link')).toBeVisible();
});

test('the panel stays beside a long list', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing');
  await page.mouse.wheel(0, 1500);
  await expect(panel(page).getByRole('heading', { name: 'Filters' })).toBeInViewport();
  await expect(panel(page).getByRole('group', { name: 'Brand' })).toBeInViewport();
});

test(
  'a long filter shows its most frequent values and is narrowed by typing',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const keeper = await shopKeeper(shop);
    const { data: products } = await keeper(listOwnProducts, { limit: 10 });
    const elsewhere = [
      'Japan',
      'France',
      'Italy',
      'Poland',
      'Mexico',
      'Germany',
      'Hungary',
      'Taiwan',
      'Thailand',
      'Brazil',
    ];
    for (const [at, { _id }] of products.entries()) await keeper(editProduct, { id: _id, origin: elsewhere[at] });

    await openPage(page, '/shop/listing');
    const origins = panel(page).getByRole('group', { name: 'Country of origin' });
    await expect(origins.getByRole('checkbox')).toHaveCount(8);
    await origins.getByText(/^\d+ more$/).click();
    const all = await origins.getByRole('checkbox').count();
    expect(all).toBeGreaterThan(12);
    const box = origins.getByRole('searchbox', { name: 'Search Country of origin' });
    await box.fill('po');
    await expect(origins.getByRole('checkbox')).toHaveCount(1);
    await expect(origins.getByRole('status')).toHaveText(`1 of ${all} shown`);
    await looksRight(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/shop/listing?origin=poland');
    await box.fill('nowhere');
    await expect(origins.getByRole('status')).toHaveText(/^0 of \d+ shown$/);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    // What is chosen is in sight, also behind “more”.
    await expect(origins.getByRole('checkbox', { name: /^Poland/ })).toBeChecked();

    for (const { _id, origin } of products) await keeper(editProduct, { id: _id, origin });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('filters are a sheet that says what it will show', async ({ page }) => {
    const problems = watchConsole(page);
    await openPage(page, '/shop/listing');
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Clear all' })).toHaveCount(0);
    await sheet.getByText('OnePlus').tap();
    await expect(page).toHaveURL('/shop/listing?brand=oneplus');
    await expect(sheet.getByRole('link', { name: 'Clear all' })).toBeVisible();
    await looksRight(page);
    const show = sheet.getByRole('button', { name: /^Show \d+ products$/ });
    const promised = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(count(page)).toHaveText(`${promised} products`);
    await expect(page.getByRole('button', { name: 'Filters , 1 chosen' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});
