import { expect, type Locator, type Page } from '@playwright/test';
import { keptTogether } from '#shared/text/kept-together.ts';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage, openTimeless } from '#test/journeys/fixtures/open-page.ts';
import { watchConsole } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const dots = (page: Page) => offers(page).getByRole('button', { name: /^banner \d/ });
const rail = (page: Page, name: string) => page.getByRole('region', { name });
/** The place of the card at the left edge. */
const first = (area: Locator) =>
  area.locator('ul').evaluate(track => {
    const edge = track.getBoundingClientRect().left;
    const cards = [...track.children].map(card => Math.abs(card.getBoundingClientRect().left - edge));
    return cards.indexOf(Math.min(...cards));
  });
const inSight = (area: Locator) =>
  area.locator('ul').evaluate(track => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter(card => {
      const at = card.getBoundingClientRect();
      return at.left >= left - 1 && at.right <= right + 1;
    }).length;
  });
/** Waits until the browser has told those who watch for it that the area is in sight. */
const scrollTo = (area: Locator) =>
  area.evaluate(
    box =>
      new Promise<void>(seen => {
        const sight = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) return;
          sight.disconnect();
          seen();
        });
        sight.observe(box);
        box.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
  );

/** The page with a clock of our own, once its scripts have come. */
async function openHome(page: Page): Promise<void> {
  await openTimeless(page, '/');
  await expect(offers(page).locator('li[inert]')).not.toHaveCount(0);
}

test.describe('banners', () => {
  test.use({ viewport: WIDE });

  test(
    'change after 15 s, by the buttons and by the dots, and after the last comes the first',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      const problems = watchConsole(page);
      await openHome(page);
      const shows = (place: number) => expect(dots(page).nth(place)).toHaveAttribute('aria-current', 'true');
      const last = (await dots(page).count()) - 1;
      expect(last).toBe(5);
      await shows(0);
      await page.clock.runFor(14_000);
      await shows(0);
      await page.clock.runFor(1_000);
      await shows(1);

      await offers(page).getByRole('button', { name: 'Previous banner' }).click();
      await shows(0);
      await offers(page).getByRole('button', { name: 'Previous banner' }).click();
      await shows(last);
      await offers(page).getByRole('button', { name: 'Next banner' }).click();
      await shows(0);
      await dots(page).nth(3).click();
      await shows(3);
      expect(problems).toEqual([]);
    },
  );

  test('stand still under the pointer, with the focus in them, and when stopped', IN_THE_LONG_RUN, async ({ page }) => {
    await openHome(page);
    const shows = (place: number) => expect(dots(page).nth(place)).toHaveAttribute('aria-current', 'true');
    await offers(page).hover();
    await page.clock.runFor(31_000);
    await shows(0);
    await page.mouse.move(5, 880);
    await offers(page).getByRole('button', { name: 'Next banner' }).focus();
    await page.clock.runFor(31_000);
    await shows(0);
    await offers(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(31_000);
    await shows(0);
    await offers(page).getByRole('button', { name: 'Play' }).press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(15_000);
    await shows(1);
  });

  test('lead to the product they show, by a press anywhere on them', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/');
    const link = offers(page).getByRole('listitem').first().getByRole('link');
    const path = await link.getAttribute('href');
    await offers(page).click({ position: { x: 700, y: 60 } });
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OnePlus 13');
  });

  test('never move by themselves with reduced motion', IN_THE_LONG_RUN, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await page.clock.runFor(61_000);
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
    await offers(page).getByRole('button', { name: 'Next banner' }).click();
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await scrollTo(rail(page, 'Accessories'));
    await page.clock.runFor(31_000);
    expect(await first(rail(page, 'Accessories'))).toBe(0);
  });
});

test(
  'on a phone banners follow the finger, and then stay with who swiped',
  IN_THE_LONG_RUN,
  async ({ browser, shop }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: shop.url });
    const page = await context.newPage();
    await openHome(page);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 330, y: 300 });
    for (let x = 320; x >= 60; x -= 20) await touch('touchMove', { x, y: 300 });
    await touch('touchEnd');
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(31_000);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await context.close();
  },
);

test.describe('the rows of cards', () => {
  test('show 5, 3 or 1, changing at 1024 and 640 px', IN_THE_LONG_RUN, async ({ page }) => {
    await openPage(page, '/');
    for (const [width, cards] of [
      [1440, 5],
      [1024, 5],
      [1023, 3],
      [640, 3],
      [639, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Trending Electronics', 'Accessories'])
        await expect.poll(() => inSight(rail(page, name)), `${name} at ${width} px`).toBe(cards);
    }
  });

  test(
    'reach the edge of a phone, also with the part of a card that is in sight',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openPage(page, '/');
      await scrollTo(rail(page, 'Trending Electronics'));
      const atEdge = rail(page, 'Trending Electronics')
        .getByRole('article')
        .nth(1)
        .evaluate(card => {
          const { top, height } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(innerWidth - 2, top + height / 3));
        });
      expect(await atEdge).toBe(true);
    },
  );

  for (const name of ['Trending Electronics', 'Accessories'])
    test(`${name} goes on by one every 3 s and wraps to the start`, IN_THE_LONG_RUN, async ({ page }) => {
      await page.setViewportSize(WIDE);
      await openHome(page);
      const row = rail(page, name);
      await scrollTo(row);
      await page.clock.runFor(3_000);
      await expect.poll(() => first(row)).toBe(1);
      const end = (await row.getByRole('listitem').count()) - 5;
      for (let at = 2; at <= end; at += 1) {
        await page.clock.runFor(3_000);
        await expect.poll(() => first(row)).toBe(at);
      }
      await page.clock.runFor(3_000);
      await expect.poll(() => first(row)).toBe(0);
    });

  test(
    'stand still under the pointer, with the focus in them, and when stopped; the keyboard steps through',
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize(WIDE);
      await openHome(page);
      const row = rail(page, 'Trending Electronics');
      await scrollTo(row);
      await row.hover();
      await page.clock.runFor(10_000);
      expect(await first(row)).toBe(0);
      await page.mouse.move(5, 5);
      await row.getByRole('button', { name: 'Next' }).focus();
      await page.clock.runFor(10_000);
      expect(await first(row)).toBe(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => first(row)).toBe(5);
      await row.getByRole('button', { name: 'Previous' }).press('Enter');
      await expect.poll(() => first(row)).toBe(0);
      await row.getByRole('button', { name: 'Pause' }).press('Enter');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(10_000);
      expect(await first(row)).toBe(0);
      // The row may still be gliding the last pixels to its start, which would take it away from the card again.
      await expect.poll(() => row.getByRole('list').evaluate(track => track.scrollLeft)).toBe(0);
      const sixth = row.getByRole('article').nth(5).getByRole('heading').getByRole('link');
      await sixth.focus();
      await expect(sixth).toBeInViewport({ ratio: 1 });
    },
  );
});

test.describe('the sections', () => {
  test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

  test('say what is there and lead to all of it', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop the Latest Electronics & Gadgets');
    for (const [name, path] of [
      ['Featured Products', '/shop/listing?section=featured'],
      ['Top Deals', '/shop/listing?section=top-deals'],
      ['Trending Electronics', '/shop/listing?category=electronics&section=trending'],
      ['Accessories', '/shop/listing?category=accessories'],
    ] as const) {
      const section = page.getByRole('region', { name });
      await expect(section.getByRole('article').first()).toBeVisible();
      await expect(section.getByRole('link', { name: `of ${name}` })).toHaveAttribute('href', path);
    }
    const trending = await page.request.get('/api/shop/products/get?section=trending&category=electronics&limit=100');
    const titles = (await trending.json()).data.map(({ title }: { title: string }) => keptTogether(title));
    for (const card of await rail(page, 'Trending Electronics').getByRole('heading', { level: 3 }).allTextContents())
      expect(titles).toContain(card);
  });

  test('are where they were on the way back, down to the end of the page', IN_THE_LONG_RUN, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    /** Where the end of the page stands on the screen, once everything has been laid out. */
    const place = async () => {
      const later = page.locator('[data-later]:not([style*="content-visibility"])');
      await expect(later).toHaveCount(0, { timeout: 60_000 });
      return footer.evaluate(end => Math.round(end.getBoundingClientRect().top));
    };
    await openPage(page, '/');
    await scrollTo(footer);
    const before = await place();
    await rail(page, 'Accessories').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL('/');
    // Scrolling is by whole pixels, heights are not.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('a brand’s tile stores the brand as the filter and opens the listing', IN_THE_LONG_RUN, async ({ page }) => {
    const tiles = page.getByRole('region', { name: 'Shop by Brand' });
    await openPage(page, '/');
    const brands = ['Apple', 'Samsung', 'Xiaomi', 'OnePlus', 'Nothing', 'realme', 'boAt'];
    await expect(tiles.getByRole('link').filter({ visible: true })).toHaveCount(brands.length);
    for (const brand of brands) {
      await tiles.getByRole('link', { name: brand }).click();
      await expect(page).toHaveURL(`/shop/listing?brand=${brand.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand);
      const stored = await page.evaluate(() => sessionStorage.getItem('filters'));
      expect(JSON.parse(stored ?? 'null')).toEqual({ brand: [brand.toLowerCase()] });
      await page.goBack();
    }
  });
});
