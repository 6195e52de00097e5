import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { isAccessible, SHOPPER_SCREENS } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

/** A phone of Deccan Mobiles, which sends from Telangana; it has siblings in two colours and two sizes. */
const PHONE_PAGE = '/product/oneplus-13r-12-gb-256-gb-nebula-noir';

test(
  'a browser that may keep nothing shows the product and says by when it comes',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
    });
    await openPage(page, PHONE_PAGE);
    const delivery = page.getByRole('region', { name: 'Delivery' });
    await delivery.getByLabel('Deliver to PIN code').fill('560029');
    await delivery.getByRole('button', { name: 'Check' }).click();
    await expect(delivery.getByRole('status')).toContainText('to Bengaluru, Karnataka');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('OnePlus 13R');
  },
);

for (const { name, viewport } of SHOPPER_SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a guest learns by when it comes, and the next product remembers where to',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await page.goto(PHONE_PAGE);
        const delivery = page.getByRole('region', { name: 'Delivery' });
        const answer = delivery.getByRole('status');
        await expect(answer).toContainText('Usually delivered in 3–5 days. Free delivery.');

        const pincode = delivery.getByLabel('Deliver to PIN code');
        await pincode.fill('560 029');
        await pincode.press('Enter');
        await expect(answer).toHaveText(
          /^Delivery by \w{3} \d+( \w{3})? – \w{3} \d+ \w{3} to Bengaluru, Karnataka\. Free delivery\. Cash on delivery available\.$/,
        );
        await expect(pincode).toHaveValue('560029');

        await pincode.fill('999999');
        await delivery.getByRole('button', { name: 'Check' }).click();
        await expect(answer).toHaveText('We do not deliver to 999999 yet.');
        const header = page.getByRole('button', { name: /^Deliver to \d/ });
        await expect(header).toHaveText('Deliver to 560029 Bengaluru');
        await pincode.fill('5600');
        await pincode.press('Enter');
        await expect(delivery.getByText('Enter a 6-digit PIN code')).toBeVisible();
        await expect(pincode).toHaveAttribute('aria-invalid', 'true');
        await isAccessible(page);
        await pincode.fill('000000');
        await pincode.press('Enter');
        await expect(delivery.getByText('PIN codes in India don’t start with 0')).toBeVisible();

        await pincode.fill('411001');
        await pincode.press('Enter');
        await expect(answer).toContainText('to Pune, Maharashtra');
        await page.getByRole('link', { name: /^Astral Trail/ }).click();
        await expect(page).toHaveURL(/astral-trail/);
        await expect(pincode).toHaveValue('411001');
        await expect(answer).toContainText('to Pune, Maharashtra');

        await header.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Where to deliver?' });
        const field = dialog.getByLabel('PIN code');
        await expect(field).toBeFocused();
        await field.fill('999999');
        await field.press('Enter');
        await expect(dialog.getByText('We do not deliver to 999999 yet.')).toBeVisible();
        await isAccessible(page);
        await field.fill('110 001');
        await field.press('Enter');
        await expect(header).toBeFocused();
        await expect(header).toHaveText('Deliver to 110001 New Delhi');
        await expect(answer).toContainText('to New Delhi, Delhi');
        await expect(pincode).toHaveValue('110001');
        expect(problems).toEqual([]);
      },
    );

    test(
      'cards say by when a product arrives at the PIN code, and nothing moves',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('deliveryPincode', '560029'));
        await page.addInitScript(measureShifts);
        await openPage(page, '/shop/listing?brand=apple');
        const card = page.getByRole('article').first();
        await expect(card).toContainText(/Get it by \w{3} \d+ \w{3} Free delivery/);
        await isAccessible(page);
        expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);

        await page.getByRole('button', { name: 'Deliver to 560029 Bengaluru' }).click();
        await page.getByRole('button', { name: 'Remove this PIN code' }).click();
        await expect(page.getByRole('button', { name: 'Enter your PIN code for delivery dates' })).toBeVisible();
        await expect(card).not.toContainText('Get it by');
      },
    );

    test('everything about a product is on its page', async ({ page }) => {
      await page.goto(PHONE_PAGE);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^OnePlus 13R/);
      await expect(main.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link')).toHaveText([
        'Home',
        'Electronics',
        'OnePlus',
      ]);
      const buy = main.getByRole('region', { name: 'Buy' });
      for (const text of ['Inclusive of all taxes', /^MRP ₹[\d,]+ You save/, /^You save ₹[\d,]+/, '7-day returns'])
        await expect(buy.getByText(text)).toBeVisible();
      // A line through the text around does not reach into a box of its own.
      await expect(buy.locator('s > *').first()).toHaveCSS('display', 'inline');
      await expect(buy.getByText('1 year manufacturer’s warranty')).toBeVisible();
      await buy.getByRole('button', { name: 'See EMI plans' }).click();
      const plans = page.getByRole('dialog', { name: /^EMI plans for ₹/ });
      await plans.getByLabel('Bank').selectOption('Himgiri Bank (demo) debit card');
      await expect(plans.getByRole('rowheader', { name: '12 months' })).toBeVisible();
      await expect(plans.getByText('(14% a year)').first()).toBeVisible();
      await isAccessible(page);
      await page.keyboard.press('Escape');
      await expect(plans).toBeHidden();
      await buy.getByText('Seller details').click();
      for (const term of ['Legal name', 'Address', 'Customer care'])
        await expect(buy.getByRole('term').filter({ hasText: term })).toBeVisible();
      const declared = main.getByRole('table', { name: 'Declarations' });
      for (const label of ['Country of origin', 'Generic name', 'Net quantity', 'MRP', 'Manufacturer', 'Consumer care'])
        await expect(declared.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
      for (const heading of ['Highlights', 'Specifications', 'Ratings and reviews', 'Related Products'])
        await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect(main.getByText(/^\d\.\d\d$/).first()).toBeVisible();
      const add = main.getByRole('button', { name: 'Add to cart' }).filter({ visible: true });
      await expect(add).toHaveCount(1);
      if (viewport.width < 768) {
        // The bar that has price and button stays in reach.
        await main.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
        await expect(add).toBeInViewport({ ratio: 1 });
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await isAccessible(page);
      }
    });

    test('pictures are stepped through and looked at closely by keyboard', IN_THE_LONG_RUN, async ({ page }) => {
      await page.goto(PHONE_PAGE);
      const pictures = page.getByRole('region', { name: 'Pictures' });
      await pictures.getByRole('list', { name: 'Current picture' }).press('ArrowRight');
      await expect(pictures.getByText('2 / 3')).toBeVisible();
      const zoom = pictures.getByRole('button', { name: 'Zoom' });
      const shown = pictures.getByRole('list', { name: 'Current picture' }).getByRole('img').first();
      const room = await shown.boundingBox();
      await zoom.press('Enter');
      const dialog = page.getByRole('dialog', { name: /^OnePlus 13R/ });
      const closer = dialog.getByRole('button', { name: 'Zoom in' });
      await expect(closer).toBeFocused();
      await closer.press('ArrowRight');
      await expect(dialog.getByText('3 / 3')).toBeVisible();
      await closer.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();
      await isAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(zoom).toBeFocused();
      await expect(pictures.getByText('3 / 3')).toBeVisible();
      const { width, height } = (await shown.boundingBox()) ?? {};
      expect({ width, height }).toEqual({ width: room?.width, height: room?.height });
    });

    test('the stars lead to the reviews, below the header', IN_THE_LONG_RUN, async ({ page }) => {
      await openPage(page, '/product/oneplus-13-12-gb-256-gb-arctic-dawn');
      await page
        .getByRole('region', { name: 'Buy' })
        .getByRole('link', { name: /out of 5 stars/ })
        .click();
      const header = page.getByRole('banner');
      const heading = page.getByRole('heading', { name: 'Ratings and reviews' });
      await expect(heading).toBeInViewport();
      const [above, at] = await Promise.all([header.boundingBox(), heading.boundingBox()]);
      expect(at?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    });

    test(
      'the quick view opens over the list, closes every way, and gives the focus back',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        const problems = watchConsole(page);
        await openPage(page, '/shop/listing?brand=oneplus&kind=smartphone&onSale=true');
        const card = page.getByRole('main').getByRole('article').first();
        const look = card.getByRole('link', { name: /^Quick view/ });
        const dialog = page.getByRole('dialog', { name: 'Quick view' });
        const sort = page.getByRole('combobox', { name: 'Sort by' });
        const room = await sort.boundingBox();

        await look.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(page).toHaveURL(/product=/);
        await expect(dialog.getByText(/^Sold by \w+/)).toBeVisible();
        await expect(dialog.getByText(/^\d\.\d\d$/).first()).toBeVisible();
        const id = new URL(page.url()).searchParams.get('product');
        const { data } = await (await page.request.get(`/api/shop/products/get/${id}`)).json();
        const paid = `₹${data.salePrice.toLocaleString('en-IN')}`;
        await expect(dialog.locator('s')).toHaveText(`MRP ₹${data.price.toLocaleString('en-IN')}`);
        for (const text of [data.title, data.description, paid])
          await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
        await expect(dialog.locator('img').first()).toBeVisible();
        await expect(dialog.getByRole('heading', { name: 'Reviews' })).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
        await dialog.getByLabel('Deliver to PIN code').fill('797001');
        await dialog.getByLabel('Deliver to PIN code').press('Enter');
        await expect(dialog.getByText(/to Nagaland\./)).toBeVisible();
        await isAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(look).toBeFocused();
        await expect(page).not.toHaveURL(/product=/);
        // The styles that came with it have left the list as it was.
        expect(await sort.boundingBox()).toEqual(room);

        await look.press('Enter');
        await expect(dialog).toBeVisible();
        // It is shown before its address is taken up; the way back leads from there.
        await expect(page).toHaveURL(/product=/);
        await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(look).toBeFocused();

        await page.goForward();
        await page.reload();
        await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible();
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
        expect(problems).toEqual([]);
      },
    );

    test(
      'the keyboard goes on from the top of a new page, and from the chosen chip of a sibling',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await openPage(page, '/shop/listing?brand=oneplus&kind=smartphone');
        const main = page.getByRole('main');
        await main.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
        await expect(page).toHaveURL(/\/product\//);
        await expect(main).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
        await page.keyboard.press('Tab');
        await expect(main.getByRole('link', { name: 'Home' })).toBeFocused();

        await openPage(page, PHONE_PAGE);
        await main.getByRole('link', { name: /^16 GB, 512 GB/ }).press('Enter');
        await expect(page).toHaveURL(/16-gb-512-gb/);
        await expect(main.getByRole('link', { name: /^16 GB, 512 GB/ })).toBeFocused();

        await openPage(page, '/shop/listing?inStock=true');
        await main.getByRole('link', { name: 'Next' }).press('Enter');
        await expect(page).toHaveURL(/page=2/);
        await expect(main).not.toBeFocused();
      },
    );
  });
}

test(
  'on tablets a product that nobody has reviewed has its facts over the whole width',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    const { data } = await (await page.request.get('/api/shop/products/get?limit=100')).json();
    await openPage(page, `/product/${data.find(({ reviewCount }: { reviewCount: number }) => reviewCount === 0).slug}`);
    const facts = await page.getByRole('region', { name: 'Specifications' }).boundingBox();
    expect(facts?.width).toBeGreaterThan(800);
  },
);

test('a PIN code sent before the page has come alive is answered all the same', IN_THE_LONG_RUN, async ({ page }) => {
  await page.goto(`${PHONE_PAGE}?pincode=560+029`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByLabel('Deliver to PIN code')).toHaveValue('560029');
  await expect(delivery.getByRole('status')).toContainText('to Bengaluru, Karnataka');
});

test('without scripts the page promises what is usual, and asks for nothing it could not answer', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto(PHONE_PAGE);
  await expect(page.getByText('Usually delivered in 3–5 days.')).toBeVisible();
  await expect(page.getByLabel('Deliver to PIN code')).toBeHidden();
  await context.close();
});

/** What the browser's console complains about, which on our pages is nothing. */
function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(error.message));
  return problems;
}

/** Adds up layout shifts in `shifted`. */
function measureShifts() {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
}
