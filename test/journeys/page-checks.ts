import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const PHONE = { name: 'a phone', viewport: { width: 390, height: 844 } };
const DESKTOP = { name: 'a desktop', viewport: { width: 1440, height: 900 } };
const ZOOMED = { name: 'a desktop at 200 % zoom', viewport: { width: 640, height: 512 } };

/** The widths at which every journey of a screen is walked; the long run walks each at 200 % zoom as well. */
export const SCREENS = process.env.LONG ? [PHONE, DESKTOP, ZOOMED] : [PHONE, DESKTOP];

const BOTH = ['dark', 'light'] as const;

/** What the browser's console complains about, which on our pages is nothing. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(error.message));
  return problems;
}

/** Axe finds nothing on the page as it stands. It is brought in once for each document, which is most of what it costs. */
export async function isAccessible(page: Page): Promise<void> {
  // On the way to the back-office a page is loaded anew (docs/decisions/0041).
  await page.waitForLoadState();
  await page.locator('main').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map(node => node.target.join(' ')) }));
  });
  expect(violations).toEqual([]);
}

/**
 * Axe finds nothing, and nothing runs out of the screen at its side. On a phone it looks at the dark theme and on wide
 * screens at the light one, in the long run at both on each.
 */
export async function looksRight(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  for (const colorScheme of process.env.LONG ? BOTH : ([isNarrow ? 'dark' : 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await isAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const overflow = await page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return places.map(place => place.scrollWidth - place.clientWidth);
  });
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}
