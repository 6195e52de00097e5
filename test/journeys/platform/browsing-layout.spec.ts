import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { DESKTOP, looksRight, overflow, PHONE, watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const PAGES = ['/', '/shop/listing?brand=apple&rating=4'] as const;
/** What the browser tells of a shift; its own types do not have it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const WIDTHS = [320, 360, 390, 640, 720, 768, 1024, 1440, 1920] as const;

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES)
    test(`${path} fits every width, in both themes and with text twice as large`, IN_THE_LONG_RUN, async ({ page }) => {
      test.slow();
      const problems = watchConsole(page);
      await openPage(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await looksRight(page);
      }
      const settings = await page.context().newCDPSession(page);
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `at ${width} px with large text`).toBeLessThanOrEqual(0);
      }
      expect(problems).toEqual([]);
    });

  test('the theme follows the system', IN_THE_LONG_RUN, async ({ page }) => {
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(light);
  });

  test('a switch turns the theme over, which the next page keeps, and back to following the system', async ({
    page,
  }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const turn = () => page.getByRole('contentinfo').getByRole('button', { name: 'Switch theme' }).click();
    const kept = () => page.evaluate(() => localStorage.getItem('theme'));
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/');
    const light = await ground();
    await turn();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await openPage(page, '/aboutUs');
    expect([await ground(), await kept()]).toEqual([dark, 'dark']);
    await turn();
    expect([await ground(), await kept()]).toEqual([light, null]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(dark);
  });

  test(
    'the keyboard goes from the header through the filters to the products, with visible focus',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, '/shop/listing?kind=tv');
      const passed: string[] = [];
      for (let stop = 0; stop < 60 && !passed.some(name => name.startsWith('article')); stop += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const held = document.activeElement;
          if (!held) return { where: 'nothing', seen: false };
          const where = held.closest('article, aside, header, main')?.tagName.toLowerCase() ?? 'body';
          const ring = getComputedStyle(held.matches('input') ? (held.closest('label') ?? held) : held);
          const own = getComputedStyle(held);
          const seen = [own, ring].some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
          );
          return { where, seen: seen || held.matches('input, select, :has(input:focus-visible)') };
        });
        expect(focus.seen, `stop ${stop} in ${focus.where}`).toBe(true);
        passed.push(focus.where);
      }
      expect([...new Set(passed)]).toEqual(['body', 'header', 'main', 'aside', 'article']);
    },
  );

  for (const [width, least] of [
    [390, 44],
    [1440, 24],
  ] as const)
    test(
      `at ${width} px whatever is pressed is 24 px each way, the header’s and the footer’s ${least} px high`,
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/', '/shop/listing', '/shop/search?keyword=galaxy', '/contact-us', '/login']) {
          await page.goto(path);
          for (const [within, height] of [
            ['main', 24],
            ['header', least],
            ['footer', least],
          ] as const)
            expect(await tooSmall(page, within, height), `${path}, ${within}`).toEqual([]);
        }
        await page.goto('/shop/listing?kind=smartphone');
        await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
        await expect(page).toHaveURL(/\/product\//);
        expect(await tooSmall(page, 'main', 24)).toEqual([]);
      },
    );

  test('nothing shifts while the pages come', IN_THE_LONG_RUN, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
          if (!hadRecentInput)
            shifts.push(
              `${value} by ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 300)).join(' and ')}`,
            );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The slower the processor, the more often a page is drawn while it still comes (docs/decisions/0050).
    const processor = await page.context().newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 5 });
    for (const width of [390, 1440])
      for (const path of [...PAGES, '/register/seller']) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), path).toEqual([]);
      }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products are found by links and plain forms, and nothing without function is shown', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop the Latest Electronics & Gadgets');
    await expect(page.getByRole('region', { name: 'Featured Products' }).getByRole('article')).toHaveCount(7);
    await expect(page.getByRole('button', { name: /^(Add|Cart|Next|Previous|Pause)/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Switch theme' })).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);

    await page.getByRole('region', { name: 'Shop by Brand' }).getByRole('link', { name: 'Samsung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samsung');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^In stock/ }).check();
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/brand=samsung.*inStock=/);
    await page.getByLabel('Sort by').first().selectOption('title-atoz');
    await page.getByRole('button', { name: 'Sort' }).first().click();
    await expect(page).toHaveURL(/sort=title-atoz/);
    await expect(page).toHaveURL(/brand=samsung/);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const width of [390, 1440])
    test(
      `a product reads well at ${width} px, and offers nothing that only a script would do`,
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/product/oneplus-13-12-gb-256-gb-arctic-dawn');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
        await expect(main.getByRole('row', { name: /^Only reviews with 5 stars/ })).toBeVisible();
        await expect(main.getByRole('button', { name: /^(?!Only reviews with)/ })).toHaveCount(0);
        await expect(main.getByRole('group', { name: 'Quantity' })).toHaveCount(0);
      },
    );

  test(
    'signing in and registering say that they need a script, and offer nothing to send',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      for (const path of ['/login', '/register/user', '/register/seller', '/forgot-password']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText('Please turn on JavaScript to sign in or register', {
          useInnerText: true,
        });
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(page.getByRole('button')).toHaveCount(0);
      }
    },
  );

  test('on a phone the filters follow the products', IN_THE_LONG_RUN, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop/listing?kind=tv');
    await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
    const filters = await page.getByRole('complementary', { name: 'Filters' }).boundingBox();
    const last = await page.getByRole('article').last().boundingBox();
    expect(filters?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
  });
});

/** What can be pressed and is less than 24 px wide or less high than it must be. Links within a sentence may be. */
function tooSmall(page: Page, within: 'main' | 'header' | 'footer', least: number): Promise<string[]> {
  return page.evaluate(
    ([place, height]) => {
      const pressed = document.querySelectorAll(`${place} :is(a[href], button, input, select, textarea, summary)`);
      return [...pressed].flatMap(one => {
        const own = one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one;
        const { width, height: tall } = own.getBoundingClientRect();
        const isSeen =
          width > 0 && tall > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isText = one.matches('p a, li a, dd a') && getComputedStyle(one).display === 'inline';
        const isSmall = Math.round(width) < 24 || Math.round(tall) < height;
        return isSeen && !isText && isSmall ? [`${one.outerHTML.slice(0, 120)} ${width} × ${tall}`] : [];
      });
    },
    [within, least] as const,
  );
}

test(
  'banners stand on the ground their pictures are drawn with, in either theme',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await openPage(page, '/');
    const offers = page.getByRole('region', { name: 'Offers' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(offers).toHaveCSS('background-color', 'oklch(0.215 0.03 258)');
    }
  },
);
