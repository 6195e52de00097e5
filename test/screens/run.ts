import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { printLine, run, step } from '#process/printout.ts';
import { chromiumPath } from '#test/fixtures/chromium.ts';
import { startDemoShop } from '#test/fixtures/demo-shop.ts';
import { placeOrders } from './place-orders.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { ADMINISTRATOR, signIn } from './viewers.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/screens');
const WEBP = { quality: 78, effort: 6 } as const;
/** Whole pages are looked at from further away. */
const WHOLE = { ...WEBP, quality: 62 } as const;
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const;

await run(async () => {
  const wanted = process.argv.slice(2);
  const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const shop = await startDemoShop({ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await step('Order something', () => placeOrders(browser, shop.url));
    const home = (await (
      await fetch(`${shop.url}/api/shop/products/get?section=featured&sortBy=newest&limit=1`)
    ).json()) as {
      data: { slug: string }[];
    };
    const product = home.data[0]?.slug ?? '';
    // Pictures of what is no longer there must not stay.
    if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const scene of scenes)
      await step(scene.name, async tell => {
        const bytes = await take(browser, shop.url, { ...scene, path: scene.path.replace('{product}', product) });
        tell(`${Math.round(bytes / 1000)} kB`);
      });
    printLine(`${scenes.length} pictures are in docs/screens.`);
  } finally {
    await browser.close();
    await shop.stop();
  }
});

/** @returns the size of the file */
async function take(browser: Browser, url: string, scene: Scene): Promise<number> {
  const width = scene.width ?? 1440;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    deviceScaleFactor: width === 390 ? 2 : 1,
    colorScheme: scene.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await signIn(context, url, scene.as ?? 'guest');
  const page = await context.newPage();
  // Who comes for the first time may see the fallback's letters; the second time ours are here by the first paint.
  await page.goto(`${url}${scene.path}`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.fonts.check('16px "Anek Latin"'));
  await scene.act?.(page);
  if (scene.isWhole) await loadWhole(page);
  await page.waitForFunction(arePicturesThere, scene.isWhole === true);
  // A whole page is photographed without scrolling, so what waits to be near must be told.
  if (scene.isWhole) await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const picture = await page.screenshot({ fullPage: scene.isWhole === true, animations: 'disabled' });
  await context.close();
  const { size } = await sharp(picture)
    .webp(scene.isWhole ? WHOLE : WEBP)
    .toFile(join(FOLDER, `${scene.name}.webp`));
  return size;
}

/** Scrolls through the page, so that pictures which wait to be seen are there. */
async function loadWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(done => setTimeout(done, 150));
    }
    scrollTo(0, 0);
  });
}

/** Runs in the page. Pictures that a row or the banner keeps out of sight wait for their turn, so they do not count. */
function arePicturesThere(isWhole: boolean): boolean {
  return [...document.images].every(image => {
    const { top, left, right, width } = image.getBoundingClientRect();
    const row = image.closest('ul')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, 0);
    const isAside = width === 0 || left >= row.right - 1 || right <= row.left + 1;
    return image.complete || isAside || (!isWhole && top > innerHeight);
  });
}
