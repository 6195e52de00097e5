import { expect, type Page } from '@playwright/test';
import { IN_THE_LONG_RUN } from '#test/journeys/fixtures/long-run.ts';
import { openPage, openTimeless } from '#test/journeys/fixtures/open-page.ts';
import { looksRight } from '#test/journeys/fixtures/page-checks.ts';
import { type RunningShop, test } from '#test/journeys/fixtures/running-shop.ts';

interface Goods {
  readonly title: string;
  readonly brand: string;
  readonly kind: string;
  readonly price: number;
  readonly salePrice: number | null;
  readonly totalStock: number;
  readonly averageReview: number;
  readonly reviewCount: number;
}

const PAGE = 24;

/** Opens the page of the listing on which goods like these lie, and gives the first of them with its card. */
async function openListingWith(page: Page, shop: RunningShop, fits: (goods: Goods) => boolean) {
  const list = async (query: string): Promise<Goods[]> => (await (await fetch(`${shop.url}${query}`)).json()).data;
  const goods = (await list('/api/shop/products/get?limit=100&sortBy=newest')).find(fits);
  if (!goods) throw new Error('the demo has no such goods');
  const filter = `brand=${goods.brand}&kind=${goods.kind}`;
  const place = (await list(`/api/shop/products/get?${filter}&limit=100`)).findIndex(
    ({ title }) => title === goods.title,
  );
  const number = Math.floor(place / PAGE) + 1;
  await openPage(page, `/shop/listing?${filter}${number > 1 ? `&page=${number}` : ''}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: goods.title, exact: true }) });
  return { goods, card };
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a card says what there is to know, and its picture has the same space whatever its shape', async ({
  page,
  shop,
}) => {
  let asked = 0;
  await page.route('**/media/**', route => {
    asked += 1;
    const [width, height] = asked % 4 === 0 ? [1600, 500] : [600, 1600];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const { goods, card } = await openListingWith(
    page,
    shop,
    ({ salePrice, totalStock, reviewCount }) => salePrice !== null && totalStock >= 10 && reviewCount > 0,
  );
  await expect(card.getByText('Sale', { exact: true })).toBeVisible();
  await expect(card).toContainText(`${goods.averageReview.toFixed(1)} out of 5 stars`);
  await expect(card).toContainText(`(${goods.reviewCount})`);
  await expect(card).toContainText(`₹${goods.salePrice?.toLocaleString('en-IN')}`);
  await expect(card.locator('s')).toHaveText(`MRP ₹${goods.price.toLocaleString('en-IN')}`);
  await expect(card).toContainText(/\d+% off/);
  const pictures = page.getByRole('article').locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.some(img => img.naturalHeight > 2 * img.naturalWidth)),
    )
    .toBe(true);
  const boxes = await pictures.evaluateAll(all =>
    all.map(({ parentElement }) => parentElement?.getBoundingClientRect() ?? new DOMRect()),
  );
  for (const { width, height } of boxes) expect(height).toBeCloseTo(width, 0);
});

test('a card has one badge: sold out before low, low before on sale', IN_THE_LONG_RUN, async ({ page, shop }) => {
  const badge = /Out Of Stock|items left|^Sale$/;
  const low = await openListingWith(
    page,
    shop,
    ({ totalStock, salePrice }) => totalStock > 0 && totalStock < 10 && salePrice !== null,
  );
  await expect(low.card.getByText(badge)).toHaveText(`Only ${low.goods.totalStock} items left`);
  const out = await openListingWith(page, shop, ({ totalStock, salePrice }) => totalStock === 0 && salePrice !== null);
  await expect(out.card.getByText(badge)).toHaveText('Out Of Stock');
  await expect(out.card.getByRole('button')).toHaveCount(0);
  await looksRight(page);
});

test(
  'its button becomes a stepper in place and goes back at none; the keyboard stays with it',
  IN_THE_LONG_RUN,
  async ({ page, shop }) => {
    const { goods, card } = await openListingWith(page, shop, ({ totalStock }) => totalStock > 10);
    const add = card.getByRole('button', { name: `Add ${goods.title} to cart` });
    const height = (await card.boundingBox())?.height;
    await add.focus();
    await page.keyboard.press('Enter');
    const stepper = card.getByRole('group', { name: `Quantity of ${goods.title}` });
    await expect(stepper.getByRole('button', { name: 'Increase quantity' })).toBeFocused();
    expect((await card.boundingBox())?.height).toBe(height);
    await stepper.getByRole('button', { name: 'Decrease quantity' }).press('Enter');
    await expect(add).toBeFocused();
  },
);

test('no more than there is in stock: a list says how many are in the cart, a search how many can be', async ({
  page,
  shop,
}) => {
  const { goods, card } = await openListingWith(page, shop, ({ totalStock }) => totalStock === 3 || totalStock === 4);
  const stock = goods.totalStock;
  await card.getByRole('button', { name: /^Add/ }).click();
  const more = card.getByRole('button', { name: 'Increase quantity' });
  for (let pieces = 2; pieces <= stock; pieces += 1) {
    await more.click();
    await expect(card.getByRole('status')).toHaveText(String(pieces));
  }
  await more.click();
  await expect(page.getByRole('alert')).toHaveText(`Only ${stock} in stock. You already added ${stock}.`);

  await openPage(page, `/shop/search?keyword=${encodeURIComponent(goods.title)}`);
  const found = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: goods.title, exact: true }) });
  await found.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Only ${stock} quantity can be added for this item`);
});

test('one notification at a time, for 5 s, and for longer under the pointer', IN_THE_LONG_RUN, async ({ page }) => {
  await openTimeless(page, '/shop/listing?inStock=true');
  const added = page.getByText('Product is added to cart (guest)', { exact: true });
  for (const place of [0, 1]) {
    await page.getByRole('article').nth(place).getByRole('button', { name: /^Add/ }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: `Cart, ${place + 1} item` })).toBeVisible();
    await expect(added).toHaveCount(1);
    await page.clock.runFor(3_000);
  }
  await expect(added).toHaveCount(1);
  await page.clock.runFor(1_900);
  await expect(added).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(added).toHaveCount(0);

  await page.getByRole('article').nth(2).getByRole('button', { name: /^Add/ }).click();
  await added.hover();
  await page.clock.runFor(20_000);
  await expect(added).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(added).toHaveCount(0);
});

for (const width of [360, 390, 430])
  test(
    `at ${width} px titles end with the colour, prices are level, and a card has its height before it is laid out`,
    IN_THE_LONG_RUN,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/shop/listing?kind=smartphone&page=2');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
      const seen = await grid.evaluate(list => {
        const places = [...list.children] as HTMLElement[];
        const show = (as: string) => {
          for (const place of places.slice(8)) place.style.contentVisibility = as;
          return list.getBoundingClientRect().height;
        };
        const expected = show('hidden');
        const height = show('visible');
        const cards = places.map(place => ({
          title: place.querySelector('h3 a') as HTMLElement,
          price: place.querySelector('h3 + *')?.getBoundingClientRect().top ?? 0,
        }));
        return {
          late: places.length - 8,
          cutOff: cards.flatMap(({ title }) => (title.scrollHeight > title.clientHeight ? [title.textContent] : [])),
          steps: cards.flatMap(({ price }, place) =>
            place % 2 ? [Math.abs(price - (cards[place - 1]?.price ?? 0))] : [],
          ),
          wrong: Math.abs(height - expected),
        };
      });
      expect(seen.cutOff).toEqual([]);
      expect(Math.max(...seen.steps)).toBeLessThan(1);
      expect(seen.late).toBeGreaterThan(8);
      expect(seen.wrong).toBeLessThan(4);
    },
  );
