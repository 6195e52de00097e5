import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths at which every journey of a screen is walked; the last is a desktop at 200 % zoom. */
export const SCREENS = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a desktop at 200 % zoom', viewport: { width: 640, height: 512 } },
] as const;

/** What the browser's console complains about, which on our pages is nothing. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(error.message));
  return problems;
}

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(node => node.target.join(' ')) }))).toEqual([]);
}

/** Axe finds nothing in either theme, and nothing runs out of the screen at its side. */
export async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await isAccessible(page);
  }
  const overflow = await page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return places.map(place => place.scrollWidth - place.clientWidth);
  });
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}
