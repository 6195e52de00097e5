import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { isAccessible, looksRight, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A shopper of the demo. */
const ANANYA = { email: 'ananya@demo.example', password: 'bijli demo 2026' };

const storedFilters = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('filters') ?? 'null'));
const storeFilters = (page: Page, filters: object) =>
  page.evaluate(text => sessionStorage.setItem('filters', text), JSON.stringify(filters));

async function logIn(page: Page, origin: string): Promise<string> {
  const answer = await page.request.post(`${origin}/api/auth/login`, { data: ANANYA, headers: { origin } });
  return (await answer.json()).user.userName;
}

test.describe('the header on a wide screen', () => {
  test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

  test('leads a guest everywhere', IN_THE_LONG_RUN, async ({ page }) => {
    const problems = watchConsole(page);
    await openPage(page, '/aboutUs');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Home',
      'Products',
      'Electronics',
      'Accessories',
      'Search',
    ]);
    await expect(header.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/shop/account');
    await header.getByRole('link', { name: 'Bijli Bazaar, home' }).click();
    await expect(page).toHaveURL(url => url.pathname === '/');
    await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');

    await header.getByRole('button', { name: 'Sign In' }).click();
    const menu = page.getByRole('menu', { name: 'Sign In' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Login', 'Create Account as Seller', 'Create Account']);
    for (const [name, path] of [
      ['Login', '/login'],
      ['Create Account as Seller', '/register/seller'],
      ['Create Account', '/register/user'],
    ] as const)
      await expect(menu.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', path);
    await looksRight(page);
    await menu.getByRole('menuitem', { name: 'Create Account', exact: true }).click();
    await expect(page).toHaveURL(/\/register\/user$/);
    expect(problems).toEqual([]);
  });

  test('knows who is signed in, and lets them go', IN_THE_LONG_RUN, async ({ page, shop }) => {
    const name = await logIn(page, shop.url);
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu.getByText(`Logged in as ${name}`, { exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
    await expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/shop/account');
    await looksRight(page);
    await storeFilters(page, { brand: ['apple'] });
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await storedFilters(page)).toBeNull();
  });

  test(
    'an entry with a category stores it and shows it; every entry forgets the filters of before',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
      await openPage(page, '/');
      for (const [name, path, stored] of [
        ['Electronics', '/shop/listing?category=electronics', { category: ['electronics'] }],
        ['Search', '/shop/search', null],
        ['Accessories', '/shop/listing?category=accessories', { category: ['accessories'] }],
        ['Home', '/', null],
        ['Products', '/shop/listing', null],
      ] as const) {
        await storeFilters(page, { brand: ['boat'] });
        await entry(name).click();
        await expect(page).toHaveURL(path);
        await expect(entry(name)).toHaveAttribute('aria-current', 'page');
        expect(await storedFilters(page)).toEqual(stored);
      }
    },
  );

  test(
    'on the listing an entry sets the category there, whatever was chosen before',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await openPage(page, '/shop/listing?brand=boat&rating=4');
      await page.getByRole('banner').getByRole('link', { name: 'Accessories' }).click();
      await expect(page).toHaveURL('/shop/listing?category=accessories');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories');
      expect(await storedFilters(page)).toEqual({ category: ['accessories'] });
      await page.goBack();
      await expect(page).toHaveURL('/shop/listing?brand=boat&rating=4');
    },
  );

  test('the cart button counts units, and stops at the page’s edge', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/shop/listing?brand=apple&inStock=true');
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    const pageEnd = await page.getByRole('main').evaluate(main => main.getBoundingClientRect().right - 48);
    const end = () =>
      cart
        .locator('span')
        .last()
        .evaluate(count => count.getBoundingClientRect().right);
    await expect(cart).toHaveAccessibleName('Cart, 0 items');
    expect(await end()).toBeCloseTo(pageEnd, 0);

    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: /^Add/ }).click();
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await card.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(cart).toHaveAccessibleName('Cart, 2 items');
    await expect(page.getByRole('status').filter({ hasText: '2 in the cart' })).toBeAttached();
    expect(await end()).toBeCloseTo(pageEnd, 0);
    await cart.click();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  });

  test('its menu is walked by the keyboard and hands the focus back', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Create Account', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu', { name: 'Sign In' })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the first stop of the keyboard skips to the content', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the account menu at its breakpoint', () => {
  for (const [width, hangs] of [
    [767, false],
    [768, true],
  ] as const)
    test(
      `at ${width} px it ${hangs ? 'hangs below its button' : 'rises from the lower edge'}`,
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, '/');
        const button = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
        await button.click();
        const menu = page.getByRole('menu', { name: 'Sign In' });
        await expect(menu).toBeVisible();
        await isAccessible(page);
        const [box, from] = [await menu.boundingBox(), await button.boundingBox()];
        if (!box || !from) throw new Error('not on the screen');
        if (hangs) {
          expect(box.y).toBeCloseTo(from.y + from.height + 6, 0);
          expect(box.x + box.width).toBeCloseTo(from.x + from.width, 0);
        } else {
          expect(box).toMatchObject({ x: 0, width });
          expect(box.y + box.height).toBe(900);
        }
        await expect(page.getByRole('navigation', { name: 'Quick' })).toBeVisible({ visible: !hangs });
        await expect(page.getByRole('banner').getByRole('link', { name: 'My Orders' })).toBeVisible({ visible: hangs });
      },
    );
});

test.describe('the bar at the bottom of a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('leads a guest and forgets the filters of before', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/');
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Products', 'Search', 'My Orders', 'Account']);
    await storeFilters(page, { brand: ['apple'] });
    await bar.getByRole('link', { name: 'Products' }).tap();
    await expect(page).toHaveURL('/shop/listing');
    await expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    expect(await storedFilters(page)).toBeNull();
    await expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/login');
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('leads who is signed in to their account', IN_THE_LONG_RUN, async ({ page, shop }) => {
    await logIn(page, shop.url);
    await openPage(page, '/');
    const bar = page.getByRole('navigation', { name: 'Quick' });
    await expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/shop/account?tab=user');
    await bar.getByRole('link', { name: 'My Orders' }).tap();
    await expect(page).toHaveURL('/shop/account');
  });
});

for (const [name, viewport, tall, condensed] of [
  ['a wide screen', WIDE, 77, 57],
  ['a phone', PHONE, 125, 57],
] as const)
  test(
    `on ${name} the header draws together as one scrolls, and opens again at the top`,
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, '/shop/listing');
      const bottom = () =>
        page.getByRole('banner').evaluate(header => Math.round(header.getBoundingClientRect().bottom));
      expect(await bottom()).toBe(tall);
      await page.mouse.wheel(0, 600);
      await expect.poll(bottom).toBe(condensed);
      await expect(page.getByRole('combobox', { name: 'Search products' })).toBeInViewport();
      await page.mouse.wheel(0, -600);
      await expect.poll(bottom).toBe(tall);
    },
  );

for (const [width, high] of [
  [390, 57],
  [768, 77],
] as const)
  test(
    `at ${width} px the header of the search page has no empty row, and stays whole as one scrolls`,
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/shop/search?keyword=phone');
      const header = page.getByRole('banner');
      const box = async () => {
        const { y, height } = (await header.boundingBox()) ?? { y: -1, height: 0 };
        return [y, height];
      };
      expect(await box()).toEqual([0, high]);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await box()).toEqual([0, high]);
      const below = width < 768 ? page.getByRole('button', { name: 'Filters' }) : page.getByRole('complementary');
      expect((await below.boundingBox())?.y).toBeGreaterThanOrEqual(high - 1);
    },
  );
