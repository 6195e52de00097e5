import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';
import { addAddress, addToCart, goodsOfTwoSellers, newShopper, write } from '#test/journeys/fixtures/shoppers.ts';

const WIDTHS = [360, 768, 1024, 1280, 1440, 1920];
const SELLER = { email: 'care@deccanmobiles.example', password: 'bijli demo 2026' };

const SELLERS_SCREENS = ['overview', 'products', 'products?view=table', 'stock', 'orders', 'earnings'];
const ADMINISTRATORS_SCREENS = [
  ...['dashboard', 'products', 'stock?sellers=all', 'orders', 'returns?show=all', 'payouts'],
  ...['signup-vendor', 'vendor-verificaton', 'shoppers', 'audit'],
];

const DAYS: readonly [string, (shop: RunningShop) => { email: string; password: string }, readonly string[]][] = [
  ['a seller', () => SELLER, SELLERS_SCREENS],
  ['an administrator', shop => shop.administrator, ADMINISTRATORS_SCREENS],
];

test(
  'an order with long names and a large amount fits the window, and its row begins where the heading begins',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const shopper = await newShopper(page, shop, { userName: 'Venkataraghavan Lakshminarayanan' });
    await addAddress(page, shop, shopper, { city: 'Thiruvananthapuram', pincode: '695001' });
    for (const goods of await goodsOfTwoSellers(shop)) await addToCart(page, shop, goods);
    const { data: addresses } = await (await page.request.get(`${shop.url}/api/shop/address/get/${shopper.id}`)).json();
    await write(page, shop, 'POST', '/api/shop/order/create', { addressInfo: { addressId: addresses[0]._id } });
    await page.context().clearCookies();
    await page.request.post('/api/auth/login', { data: shop.administrator, headers: { origin: shop.url } });
    await page.goto('/admin/orders');
    await expect(page.getByText('Thiruvananthapuram').first()).toBeAttached();
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    for (const width of WIDTHS) {
      expect(await widthOfPage(page, width), `at ${width} px`).toBeLessThanOrEqual(width);
      expect(await leftOfText(page, 'main tbody tr'), `rows at ${width} px`).toBe(await leftOfText(page, 'main h1'));
    }
  },
);

for (const [who, personOf, screens] of DAYS)
  test(
    `no screen of ${who} is wider than the window, from the smallest phone to a desktop`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      const signedIn = await page.request.post('/api/auth/login', {
        data: personOf(shop),
        headers: { origin: shop.url },
      });
      expect(signedIn.ok()).toBe(true);
      for (const screen of screens) {
        await page.goto(`/admin/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        for (const width of WIDTHS) {
          expect(await widthOfPage(page, width), `${screen} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    },
  );

async function widthOfPage(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** @returns the distance in pixels from the window's left edge to the first visible text in the element */
function leftOfText(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const { left, width } = range.getBoundingClientRect();
        if (width > 1) return Math.round(left);
      }
      throw new Error('the element shows no text');
    });
}

const WHAT_MOVED: readonly [string, (shop: RunningShop) => { email: string; password: string }, readonly string[]][] = [
  ['a seller', () => SELLER, ['stock', 'earnings']],
  ['an administrator', shop => shop.administrator, ['jobs']],
];

for (const [who, personOf, screens] of WHAT_MOVED)
  test(
    `on a phone the screens of ${who} keep their places while their rows come`,
    IN_THE_LONG_RUN,
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.request.post('/api/auth/login', { data: personOf(shop), headers: { origin: shop.url } });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver(list => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          for (const { value, hadRecentInput } of shifts)
            if (!hadRecentInput)
              Object.assign(window, { moved: (window as unknown as { moved: number }).moved + value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const screen of screens) {
        await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // The counts of the tabs above may still move the tabs beside them.
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
        expect(moved, screen).toBeLessThan(0.01);
      }
    },
  );
