import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage, openTimeless } from '#test/journeys/fixtures/open-page.ts';
import { DESKTOP, isAccessible, PHONE, themesAt } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const headerField = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
const ownField = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.describe('on the search page', () => {
  test('words are searched for while one types from the fourth character on, once they have rested a second', async ({
    page,
  }) => {
    await openTimeless(page, '/shop/search');
    const asked = watchSearches(page);
    await ownField(page).pressSequentially('gal ');
    await page.clock.runFor(5000);
    expect(asked).toEqual([]);
    await ownField(page).fill('gala');
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await ownField(page).fill('galaxy');
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/shop/search?keyword=galaxy');
    await expect(page.getByRole('heading', { name: 'Results for “galaxy”' })).toBeVisible();
    await expect(ownField(page)).toBeFocused();
    expect(asked).toEqual(['galaxy']);
  });

  test('Enter and the button search from two characters and do not wait', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/shop/search');
    await ownField(page).fill('t');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/search');
    await ownField(page).fill('tv');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/search?keyword=tv');
    await expect(page.getByRole('article').first()).toContainText('TV');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ products for “tv”$/);
    await ownField(page).fill('hp');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'No result found!' })).toBeVisible();
  });

  test('what was understood of the words stands above the results and can be taken off, without scripts too', async ({
    browser,
    page,
  }) => {
    await page.goto('/shop/search?keyword=phone under 20k');
    const understood = page.getByRole('link', { name: 'Remove filter Price: Up to ₹20,000' });
    await expect(understood).toBeVisible();
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const plain = await bare.newPage();
    await plain.goto(page.url());
    await plain.getByRole('link', { name: 'Remove filter Price: Up to ₹20,000' }).click();
    await expect(plain).toHaveURL(/keyword=phone%20%22under%2020k%22/);
    await expect(plain.getByText(/^Nothing matches all of/)).toBeVisible();
    await bare.close();
  });

  test('search corrects a typing mistake and says so, and understands Hindi', async ({ page }) => {
    await page.goto('/shop/search?keyword=galexy');
    await expect(page.getByText('Showing results for “galaxy”.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Galaxy');
    await page.goto(`/shop/search?keyword=${encodeURIComponent('वॉच')}`);
    await expect(page.getByRole('article').first()).toContainText('Watch');
  });

  test(
    'a brand that is not carried is named, and leads to those that make the like',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.goto('/shop/search?keyword=JBL');
      await expect(page.getByRole('heading', { name: 'No result found!' })).toBeVisible();
      await expect(page.getByText('We don’t carry JBL. Audio by other brands:')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'boAt' }).first().click();
      await expect(page).toHaveURL('/shop/listing?brand=boat&kind=audio');
    },
  );

  test('filters that leave nothing can be cleared where one stands', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/shop/search?keyword=galaxy&maxPrice=1');
    await expect(page.getByText('No result found!')).toBeVisible();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/shop/search?keyword=galaxy');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('in the header', () => {
  test('suggestions are gone through with the arrow keys and taken with Enter', async ({ page }) => {
    await page.goto('/');
    await headerField(page).focus();
    await page.keyboard.type('gal');
    await expect(options(page).first()).toContainText('galaxy');
    await expect(headerField(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/^\d suggestions$/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(headerField(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    const leadsTo = (await second.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(leadsTo);
    await expect(options(page)).toHaveCount(0);
  });

  test(
    'with none taken Enter searches for the words, and the keyboard goes on at what was found',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.goto('/');
      await headerField(page).fill('tv');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/shop/search?keyword=tv');
      await expect(page.getByRole('heading', { name: 'Results for “tv”' })).toBeFocused();
    },
  );

  test(
    'Escape closes them and leaves the words, leaving the field closes them, a press takes one',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.goto('/');
      await headerField(page).fill('samsung tv');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(headerField(page)).toHaveValue('samsung tv');
      await headerField(page).click();
      await expect(options(page).first()).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(options(page)).toHaveCount(0);
      await headerField(page).click();
      await options(page).filter({ hasText: 'Samsung TVs' }).click();
      await expect(page).toHaveURL('/shop/listing?brand=samsung&kind=tv');
    },
  );

  test('an answer that comes late never takes the place of a newer one', IN_THE_LONG_RUN, async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>(done => {
      letGo = done;
    });
    await page.route('**/api/shop/search/suggest/gal', async route => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto('/');
    const isAsked = page.waitForRequest('**/api/shop/search/suggest/gal');
    await headerField(page).fill('gal');
    await isAsked;
    await headerField(page).fill('macbook');
    await expect(options(page).first()).toContainText('macbook');
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(options(page).first()).toContainText('macbook');
  });

  test('searches of before are offered first, and can be forgotten', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/shop/search?keyword=airpods');
    await expect(page.getByRole('article').first()).toBeVisible();
    await openPage(page, '/');
    await headerField(page).click();
    await expect(options(page)).toHaveText(['airpods']);
    await options(page).first().click();
    await expect(page).toHaveURL('/shop/search?keyword=airpods');
    await openPage(page, '/');
    await headerField(page).click();
    await expect(options(page)).toHaveText(['airpods']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(0);
    await openPage(page, '/');
    await headerField(page).click();
    await page.waitForLoadState('networkidle');
    await expect(options(page)).toHaveCount(0);
  });

  test('without an answer, and without their code, the field searches as always', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/shop/search/suggest/**', route => route.abort());
    const isRefused = page.waitForEvent('requestfailed');
    await headerField(page).fill('galaxy');
    await isRefused;
    await expect(options(page)).toHaveCount(0);
    await page.route('**/assets/search-suggestions-*', route => route.abort());
    await page.reload();
    await headerField(page).fill('galaxy');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “galaxy”' })).toBeVisible();
  });

  test('their code is fetched only when somebody goes to the field', IN_THE_LONG_RUN, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.filter(url => url.includes('search-suggestions'))).toEqual([]);
    const fetched = page.waitForRequest('**/assets/search-suggestions-*.js');
    await headerField(page).focus();
    await fetched;
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true });

  test('suggestions fill the screen below the header, and can be closed', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/');
    await headerField(page).tap();
    await headerField(page).fill('watch');
    await expect(options(page).first()).toBeVisible();
    await fillsTheScreen(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(options(page)).toHaveCount(0);
    await headerField(page).tap();
    await options(page).filter({ hasText: 'Watch' }).last().tap();
    await expect(page).toHaveURL(/\/product\//);
  });

  test('they do so under the header that scrolling has drawn together', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/shop/listing');
    await page.mouse.wheel(0, 600);
    const bottom = () => page.getByRole('banner').evaluate(header => header.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(60);
    await headerField(page).evaluate(field => field.focus({ preventScroll: true }));
    await page.keyboard.type('watch');
    await expect(options(page).first()).toBeVisible();
    await fillsTheScreen(page);
  });
});

for (const viewport of [PHONE, DESKTOP].map(screen => screen.viewport))
  for (const colorScheme of themesAt(viewport.width))
    test(`axe finds nothing at ${viewport.width} in the ${colorScheme}`, IN_THE_LONG_RUN, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const keyword of ['galexy', 'JBL', '']) {
        await openPage(page, `/shop/search?keyword=${keyword}`);
        await isAccessible(page);
      }
      await openPage(page, '/shop/listing');
      await headerField(page).click();
      await expect(options(page).first()).toHaveText('galexy');
      await isAccessible(page);
      await headerField(page).fill('samsung tv');
      await expect(options(page).first()).toHaveText(/samsung/i);
      await page.keyboard.press('ArrowDown');
      await isAccessible(page);
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both boxes search as plain forms', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/');
    await headerField(page).fill('galexy');
    await headerField(page).press('Enter');
    await expect(page).toHaveURL('/shop/search?keyword=galexy');
    await expect(page.getByText('Showing results for “galaxy”.')).toBeVisible();
    await ownField(page).fill('tv');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/shop/search?keyword=tv');
    await expect(page.getByRole('article').first()).toContainText('TV');
  });
});

/** The keywords the page asks the shop for. */
function watchSearches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    const keyword = searchParams.get('keyword');
    if (/\/shop\/search(\.data)?$/.test(pathname) && keyword) asked.push(keyword);
    const called = /\/api\/shop\/search\/([^/]+)$/.exec(pathname)?.[1];
    // What was found is counted by a call of its own, which posts.
    if (called && request.method() === 'GET') asked.push(decodeURIComponent(called));
  });
  return asked;
}

/** The open panel takes the whole width, and the height from the header down. */
async function fillsTheScreen(page: Page): Promise<void> {
  const boxes = () =>
    page.evaluate(() => {
      const [header, panel] = ['header', '[popover]:popover-open'].map(at => document.querySelector(at));
      const { x = 0, y = 0, width = 0, height = 0 } = panel?.getBoundingClientRect() ?? {};
      return [x, y - (header?.getBoundingClientRect().bottom ?? 0), width, y + height].map(Math.round);
    });
  await expect.poll(boxes).toEqual([0, 0, PHONE.viewport.width, PHONE.viewport.height]);
}
