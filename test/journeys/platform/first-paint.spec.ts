import { expect, type Page, type Request } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

/** Lets no script through until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a press that comes before the scripts is done when they are here', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();

  letGo();
  await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
});

test(
  'several presses that come before the scripts are all done, one after another',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const answer = await page.request.get('/api/shop/products/get?inStock=true&limit=100');
    const { data } = (await answer.json()) as { data: { slug: string; totalStock: number }[] };
    const plenty = data.find(({ totalStock }) => totalStock > 4);
    const letGo = await holdScripts(page);
    await page.goto(`/product/${plenty?.slug}`, { waitUntil: 'commit' });
    const quantity = page.getByRole('group', { name: 'Quantity', exact: true });
    for (let press = 0; press < 3; press += 1) await quantity.getByRole('button', { name: /^Increase/ }).click();

    letGo();
    await expect(quantity.getByRole('status')).toHaveText('4');
  },
);

test(
  'what is typed and sent before the scripts signs in when they are here',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(shop.administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(shop.administrator.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(`${shop.url}/login`);

    letGo();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  },
);

test(
  'words that are selected when the scripts come stay selected, to be typed over',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/shop/search', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('t');
    await field.selectText();

    const alive = page.evaluate(
      () => new Promise<void>(done => addEventListener('alive', () => done(), { once: true })),
    );
    letGo();
    await alive;
    await expect.poll(() => field.evaluate(input => (input as HTMLInputElement).dataset.kept)).toBeUndefined();
    await page.keyboard.insertText('tv');
    await expect(field).toHaveValue('tv');
  },
);

test(
  'words typed into a page that is not there keep the focus when the scripts come',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/nowhere', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: 'What were you looking for?' });
    await field.fill('earbuds');

    const alive = page.evaluate(
      () => new Promise<void>(resolve => addEventListener('alive', () => resolve(), { once: true })),
    );
    letGo();
    await alive;
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/search\?keyword=earbuds/);
  },
);

test(
  'an empty message sent before the scripts load shows its errors when they have loaded',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Send message' }).click();

    letGo();
    await expect(page.getByText('Full name is required')).toBeVisible();
  },
);

test('several fields that are filled before the scripts all keep their words', IN_THE_LONG_RUN, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/register/user', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('Early Bird');
  await page.getByLabel('Email').fill('early.bird@journey.example');
  await page.getByRole('button', { name: 'Request OTP' }).click();

  letGo();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText(/^(Username|Email) is required$/)).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('Early Bird');
});

test('a search that is stopped when the scripts come is sent again', IN_THE_LONG_RUN, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/nowhere', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'What were you looking for?' });
  await field.fill('earbuds');
  // As when the screens write into the history while the browser is about to follow the form.
  await page.evaluate(() => addEventListener('submit', event => event.preventDefault(), { once: true }));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/nowhere$/);

  letGo();
  await expect(page).toHaveURL(/\/shop\/search\?keyword=earbuds/);
});

test('a filter chosen before the scripts narrows the list when they are here', IN_THE_LONG_RUN, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop/listing', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Apple/ }).check();

  letGo();
  await expect(page).toHaveURL(/brand=apple/);
  await expect(page.getByRole('checkbox', { name: /^Apple/ })).toBeChecked();
});

test('scripts are asked for after what the first paint needs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => asked.some(path => path.endsWith('.js'))).toBe(true);
  const firstScript = asked.findIndex(path => path.endsWith('.js'));
  const before = asked.slice(0, firstScript);
  expect(asked.filter(path => path.endsWith('.css'))).toEqual([expect.stringMatching(/anek-face/)]);
  expect(before.filter(path => path.endsWith('.css'))).toHaveLength(1);
  expect(before.filter(path => path.includes('banner'))).not.toHaveLength(0);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
  const { shown, begun } = await page.evaluate(() => ({
    shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    begun: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  }));
  expect(Math.min(...begun.map(({ startTime }) => startTime))).toBeGreaterThan(shown);
});

test('who only reads loads 150 kB of scripts at most, with all that is fetched ahead', async ({ browser, shop }) => {
  const answer = await fetch(`${shop.url}/api/shop/products/get?limit=1`);
  const [product] = ((await answer.json()) as { data: { slug: string }[] }).data;
  const weigh = async (path: string) => {
    // Without what another page has left in the browser.
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    // It comes last: the page for a moment without a network.
    const last = page.waitForEvent('requestfinished', request => /\/errors-[\w-]+\.js$/.test(request.url()));
    await page.goto(`${shop.url}${path}`);
    await last;
    const sizes = await Promise.all(scripts.map(request => request.sizes()));
    await context.close();
    return sizes.reduce(
      (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
      0,
    );
  };
  const paths = ['/', '/shop/listing', '/shop/search?keyword=phone', `/product/${product?.slug}`];
  for (const [number, bytes] of (await Promise.all(paths.map(weigh))).entries()) {
    expect(bytes, paths[number]).toBeGreaterThan(100_000);
    expect(bytes, paths[number]).toBeLessThanOrEqual(150_000);
  }
});

test(
  'the first paint of the first visit is in the shop’s own letters, however late they come',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const asked = page.waitForRequest('**/assets/anek-face-*.css');
    await page.route('**/assets/anek-face-*.css', async route => {
      await held;
      await route.continue();
    });
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.goto('/aboutUs', { waitUntil: 'commit' });
    await asked;
    // Long enough for a page that did not wait for the sheet to be painted.
    await page.waitForTimeout(1_000);
    expect(await painted()).toBe(0);

    letGo();
    await expect.poll(painted).toBeGreaterThan(0);
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(1);
    expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
  },
);

test('a link that is pointed at has its page fetched ahead', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/');
  const ahead = page.locator('link[rel=prefetch][href^="/shop/listing.data"]');
  await expect(ahead).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).hover();
  await expect(ahead.first()).toBeAttached();
});

test('a page that is left tells how fast it was, without cookies', IN_THE_LONG_RUN, async ({ page, shop }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.context().addCookies([{ name: 'session', value: 'a', url: shop.url }]);
  await page.goto('/shop/listing');
  await page.waitForRequest(request => /\/measure-visit-[\w-]+\.js$/.test(request.url()));
  await page.getByRole('heading', { level: 1 }).click();
  const sent = page.waitForRequest('**/api/common/page-speed');
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      return Promise.race([sent.then(() => true), page.waitForTimeout(500).then(() => false)]);
    })
    .toBe(true);
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postDataJSON()).toMatchObject({ page: '/shop/listing', language: 'en', ttfb: expect.any(Number) });
});
