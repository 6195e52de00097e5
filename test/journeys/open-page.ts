import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have taken hold of it: what is pressed before goes unheard. On a busy machine
 * that is later than the page's own word that it has loaded.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsHaveCome(page);
}

async function scriptsHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('nav[aria-label="Quick"] a:last-child');
    return last !== null && Object.keys(last).some(key => key.startsWith('__reactProps'));
  });
}

/** The same with a clock that stands still until the journey moves it, however long the machine takes. */
export async function openTimeless(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(path);
  // Without time the page asks for the first of its scripts and waits for ever before the rest; a touch hurries it.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await scriptsHaveCome(page);
}
