import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const MADE = 12;
const ATTEMPTS = 4;
const slugs = Array.from({ length: MADE * ATTEMPTS }, (_, at) => `nandi-turn-${at}`);

let shop: TestShop;
/** The paths of the pages that were rendered, in order. */
let rendered: string[] = [];
beforeAll(async () => {
  const pages = await builtScreens();
  const bundle = await pages.bundle();
  const { default: render, ...others } = bundle.build.entry.module;
  const counted: typeof render = async (...given) => {
    const answer = await render(...given);
    rendered.push(new URL(given[0].url).pathname);
    return answer;
  };
  const build = { ...bundle.build, entry: { ...bundle.build.entry, module: { ...others, default: counted } } };
  shop = await startTestShop(ONE_ENGINE, { pages: { ...pages, bundle: async () => ({ ...bundle, build }) } });
  const { sellerId } = (await castOf(shop)).deccan;
  for (const slug of slugs) await makeProduct(shop, sellerId, { slug });
});
afterAll(() => shop.end());

it('a page that is kept is sent while others are made, after at most two of them', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await shop.guest.inject({ url: '/' });
    rendered = [];
    const wanted = slugs.slice(attempt * MADE, (attempt + 1) * MADE);
    const making = wanted.map(slug => shop.guest.inject({ url: `/product/${slug}` }));
    // The first of them has been rendered, and the others are about to be.
    while (rendered.length === 0) await new Promise(setImmediate);
    const before = rendered.length;
    await shop.guest.inject({ url: '/' });
    const after = [...rendered];
    expect((await Promise.all(making)).map(({ statusCode }) => statusCode)).toEqual(wanted.map(() => 200));
    // The database may say late that there are new products: then the home page was not kept, and this shows nothing.
    if (after.includes('/')) continue;
    expect(after.length - before).toBeLessThanOrEqual(2);
    expect(after.length).toBeLessThan(MADE);
    return;
  }
  throw new Error('the home page was never kept');
});
