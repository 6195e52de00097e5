import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage } from '#test/journeys/fixtures/open-page.ts';
import { isAccessible } from '#test/journeys/fixtures/page-checks.ts';
import { test } from '#test/journeys/fixtures/running-shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Lets no request of this kind through until it is told to; nothing is measured, so no machine is too slow. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async route => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

const lineIsSeen = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)).toBe('""');
const lineIsGone = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)).toBe('none');
const opacityOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).opacity);

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(
      'a link looks pressed while the finger is down, and a line follows it until its page is here',
      IN_THE_LONG_RUN,
      async ({ page }) => {
        await openPage(page, '/');
        const link = page.locator('article h3 a').first();
        await link.scrollIntoViewIfNeeded();
        const letGo = await hold(page, '**/*.data*');
        await link.hover();
        await page.mouse.down();
        await expect(link).toHaveAttribute('data-pressed');
        await expect.poll(() => opacityOf(page, '[data-pressed]')).toBe('0.6');
        await page.mouse.up();
        await expect(link).not.toHaveAttribute('data-pressed');
        await expect(link).toHaveAttribute('data-followed');
        await lineIsSeen(page);
        await expect(page.locator('[data-spoken]')).toHaveText('Loading…');
        letGo();
        await expect(page).toHaveURL(/\/product\//);
        await lineIsGone(page);
        await expect(page.locator('[data-spoken]')).toHaveText('');
        await expect(page.locator('[data-followed]')).toHaveCount(0);
      },
    );
  });

test('every kind of control looks pressed, by finger and by keyboard', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing');
  const controls = [
    page.getByRole('button', { name: /^Add .* to cart$/ }).first(),
    page.getByRole('button', { name: /^Filters/ }),
    page.locator('article a').first(),
    page.getByRole('banner').getByRole('button').first(),
  ];
  for (const control of controls) {
    await control.dispatchEvent('pointerdown');
    await expect(control).toHaveAttribute('data-pressed');
    await control.dispatchEvent('pointercancel');
    await expect(control).not.toHaveAttribute('data-pressed');
  }
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.focus();
  // The space bar acts when it is let go.
  await page.keyboard.down(' ');
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  await page.keyboard.up(' ');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test(
  'filters tick at once, also two in a row, while the list is still on its way',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    await openPage(page, '/shop/listing');
    const letGo = await hold(page, '**/*.data*');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const boxes = [panel.getByRole('checkbox', { name: /^Apple/ }), panel.getByRole('checkbox', { name: /^Samsung/ })];
    for (const box of boxes) await box.click();
    for (const box of boxes) await expect(box).toBeChecked();
    await panel.getByRole('radio').first().click();
    await expect(panel.getByRole('radio').first()).toBeChecked();
    await lineIsSeen(page);
    expect(page.url()).not.toContain('brand');
    letGo();
    await expect(page).toHaveURL(/brand=apple,samsung|brand=apple%2Csamsung/);
    await expect(page).toHaveURL(/rating=/);
    for (const box of boxes) await expect(box).toBeChecked();
    await lineIsGone(page);

    // What is taken back elsewhere is taken back here as well.
    await panel.getByRole('link', { name: 'Clear all' }).click();
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
);

test(
  'an early Add says at once that it is kept, and is done once the scripts are here',
  IN_THE_LONG_RUN,
  async ({ page }) => {
    const letGo = await hold(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
    await add.click();
    const note = page.getByRole('status').filter({ hasText: 'Saved. We’ll add it to your cart in a moment.' });
    await expect(note).toBeVisible();
    await expect(page.locator('button[data-kept]')).toHaveCount(1);
    await lineIsSeen(page);
    await isAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();

    letGo();
    await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    await lineIsGone(page);
  },
);

test('Add shows its line while the cart’s own code is on its way', IN_THE_LONG_RUN, async ({ page }) => {
  await openPage(page, '/shop/listing');
  const letGo = await hold(page, '**/assets/*.js');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await lineIsSeen(page);
  letGo();
  await expect(page.getByText('Product is added to cart (guest)')).toBeVisible();
  await lineIsGone(page);
});
