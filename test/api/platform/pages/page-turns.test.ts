import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const MADE = 12;
const slugs = Array.from({ length: MADE }, (_, at) => `nandi-turn-${at}`);

let shop: TestShop;
let rendered = 0;
beforeAll(async () => {
  const pages = await builtScreens();
  const bundle = await pages.bundle();
  const { default: render, ...others } = bundle.build.entry.module;
  const counted: typeof render = async (...given) => {
    const answer = await render(...given);
    rendered += 1;
    return answer;
  };
  const build = { ...bundle.build, entry: { ...bundle.build.entry, module: { ...others, default: counted } } };
  shop = await startTestShop(ONE_ENGINE, { pages: { ...pages, bundle: async () => ({ ...bundle, build }) } });
  const { sellerId } = (await castOf(shop)).deccan;
  for (const slug of slugs) await makeProduct(shop, sellerId, { slug });
});
afterAll(() => shop.end());

it('a page that is kept is sent while others are made, after at most two of them', async () => {
  await shop.guest.inject({ url: '/' });
  rendered = 0;
  const making = slugs.map(slug => shop.guest.inject({ url: `/product/${slug}` }));
  // The first of them has been rendered, and the others are about to be.
  while (rendered === 0) await new Promise(setImmediate);
  const before = rendered;
  await shop.guest.inject({ url: '/' });
  expect(rendered - before).toBeLessThanOrEqual(2);
  expect(rendered).toBeLessThan(MADE);
  expect((await Promise.all(making)).map(({ statusCode }) => statusCode)).toEqual(slugs.map(() => 200));
});
