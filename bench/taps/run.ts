import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { chromiumPath } from '#test/fixtures/chromium.ts';
import { startDemoShop } from '#test/fixtures/demo-shop.ts';

/** How many times slower than this machine the phone is. */
const SLOWER = 6;
const ROUNDS = 7;

interface Tap {
  readonly what: string;
  readonly path: string;
  readonly selector: string;
}

const TAPS: readonly Tap[] = [
  { what: 'a product card of the front page', path: '/', selector: 'article h3 a' },
  { what: 'a product card of the listing', path: '/shop/listing', selector: 'article h3 a' },
  { what: 'Add to cart on a card', path: '/shop/listing', selector: 'article button[aria-label^="Add"]' },
  { what: 'Filters on the listing', path: '/shop/listing', selector: 'main button:has-text("Filters")' },
  { what: 'a button of the header', path: '/', selector: 'header button:visible' },
];

/**
 * How long after a touch the phone paints its first answer: from the time stamp of the touch to the next painted frame,
 * as the browser itself reports it (Event Timing). The page is loaded, and its scripts run.
 */
async function timeTap(context: BrowserContext, url: string, { path, selector }: Tap): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const seen: PerformanceEntry[] = [];
    Object.assign(window, { seen });
    const options = { type: 'event', durationThreshold: 16, buffered: false };
    new PerformanceObserver(list => seen.push(...list.getEntries())).observe(options as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await touch(page, session, selector);
  const shown = await page.waitForFunction(
    () => (window as unknown as { seen: PerformanceEntry[] }).seen.find(({ name }) => name === 'pointerdown')?.duration,
  );
  const milliseconds = await shown.jsonValue();
  await page.close();
  return milliseconds ?? Number.NaN;
}

async function touch(page: Page, session: CDPSession, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  // A finger stays on the glass for about a tenth of a second.
  await page.waitForTimeout(100);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const shop = await startDemoShop({ ADMIN_EMAIL: 'anita@shop.example', ADMIN_PASSWORD: 'a bench of taps' });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
try {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  console.log(`\nFrom touch to the first painted answer, processor ${SLOWER} times slower, ${ROUNDS} taps each\n`);
  for (const tap of TAPS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeTap(context, shop.url, tap));
    times.sort((one, other) => one - other);
    const [middle, slowest] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
    console.log(`${tap.what.padEnd(36)} median ${middle} ms, slowest ${slowest} ms`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
