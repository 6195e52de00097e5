import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '#test/fixtures/chromium.ts';
import { type CopiedProject, copyProject } from '#test/fixtures/copied-project.ts';
import { type DemoShop, startDemoShop } from '#test/fixtures/demo-shop.ts';
import { addLongLanguage, LONG_LANGUAGE, longer } from '#test/fixtures/longer-words.ts';
import { crowdedTexts } from '#test/inspect/crowded-texts.ts';
import { PAGES, VISITORS } from '#test/rights/rows/page-rows.ts';
import { placeOrders } from '#test/screens/place-orders.ts';
import type { Viewer } from '#test/screens/scene.ts';
import { ADMINISTRATOR, signIn } from '#test/screens/viewers.ts';

const PHONE = { width: 390, height: 844 };
const VIEWERS: readonly Viewer[] = ['guest', 'shopper', 'seller', 'administrator'];

/** The pages that open to a viewer. Public ones are the same for everybody, so only guests look at them. */
function pagesOf(viewer: Viewer): readonly string[] {
  const outcome = (answers: string, who: Viewer) => answers.split(' ')[VISITORS.indexOf(who)];
  return [
    ...new Set(
      PAGES.filter(({ page }) => page !== '/*' && page !== '/admin/*')
        .filter(({ answers }) => viewer === 'guest' || outcome(answers, 'guest') !== 'opens')
        .filter(({ answers }) => outcome(answers, viewer) === 'opens')
        .map(({ page }) => page),
    ),
  ];
}

describe('with words that are 40 % longer, on a phone', () => {
  let project: CopiedProject;
  let shop: DemoShop;
  let browser: Browser;
  let things: Readonly<Record<string, string>>;
  const people = new Map<Viewer, BrowserContext>();

  beforeAll(async () => {
    project = await copyProject();
    await addLongLanguage(project.folder);
    await promisify(execFile)(process.execPath, ['bin/build.mjs'], { cwd: project.folder });
    shop = await startDemoShop(
      { ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password },
      undefined,
      project.folder,
    );
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    await placeOrders(browser, shop.url);
    for (const viewer of VIEWERS) {
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
      await signIn(context, shop.url, viewer);
      people.set(viewer, context);
    }
    things = await readThings();
  }, 900_000);
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    await project?.remove();
  });

  /** What stands for the parameters of addresses. */
  async function readThings(): Promise<Record<string, string>> {
    const read = async (viewer: Viewer, path: string) =>
      (await (await as(viewer).request.get(`${shop.url}/api${path}`)).json()) as { data: Record<string, unknown>[] };
    const [product] = (await read('guest', '/shop/products/get?sortBy=rating&limit=1')).data;
    const { user } = (await read('shopper', '/auth/check-auth')) as unknown as { user: { id: string } };
    const [order] = (await read('shopper', `/shop/order/list/${user.id}`)).data;
    const [shopper] = (await read('administrator', '/admin/shoppers/get')).data;
    return { ':slug': String(product?.slug), ':order': String(order?._id), ':shopperId': String(shopper?._id) };
  }

  function as(viewer: Viewer): BrowserContext {
    const context = people.get(viewer);
    if (!context) throw new Error(`nobody is signed in as ${viewer}`);
    return context;
  }

  async function open(viewer: Viewer, address: string): Promise<Page> {
    const page = await as(viewer).newPage();
    await page.goto(`${shop.url}/${LONG_LANGUAGE}${address}`, { waitUntil: 'networkidle' });
    await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
    return page;
  }

  for (const viewer of VIEWERS)
    it.for(pagesOf(viewer))(`every text of %s fits for a ${viewer}`, async address => {
      const page = await open(
        viewer,
        address.replace(/(:\w+)\??/, (_, name: string) => things[name] ?? ''),
      );
      expect(await page.locator('html').getAttribute('lang')).toBe(`${LONG_LANGUAGE}-IN`);
      expect(await crowdedTexts(page)).toEqual([]);
      await page.close();
    });

  it('so does what opens on a page: filters, a toast, the cart, the checkout, an order', async () => {
    const page = await open('shopper', '/shop/listing?kind=audio&inStock=true');
    const press = (role: 'button' | 'link', words: string) =>
      page
        .getByRole(role, { name: new RegExp(`^${longer(words)}`) })
        .first()
        .click();
    const fits = async (what: string) => expect(await crowdedTexts(page), what).toEqual([]);
    await press('button', 'Filters');
    await page.getByRole('dialog').waitFor();
    await fits('filters');
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Àddàd / })
      .first()
      .click();
    await page.getByText(longer('Product is added to cart')).waitFor();
    await fits('toast');
    await press('button', 'Cart');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: longer('Checkout') })
      .waitFor();
    await fits('cart');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: longer('Checkout') })
      .click();
    await page.getByRole('heading', { name: longer('Your items') }).waitFor();
    await fits('checkout');
    await page.goto(`${shop.url}/${LONG_LANGUAGE}/shop/account?order=${things[':order']}`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('dialog').getByText(longer('Shipping Info')).first().waitFor();
    await fits('order');
    await page.close();
    const desk = await open('administrator', `/admin/orders?order=${things[':order']}`);
    await desk.getByRole('dialog').waitFor();
    expect(await crowdedTexts(desk), 'desk').toEqual([]);
    await desk.close();
  });
});
