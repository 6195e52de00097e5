import { readFileSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageBundle } from '#platform/pages/page-bundle.ts';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** The versions whose markup `finish-page.ts` was written for. Whoever changes one runs this file and the journeys first. */
const WRITTEN_FOR = { react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '8.4.0', '@react-router/dev': '8.4.0' };

const PAGES = ['/', '/shop/listing', '/product/nandi-6', '/ticket', '/login', '/nowhere'];

/** What the framework writes, and what is left of it when a page is finished. */
describe('the markup of a page', () => {
  let shop: TestShop;
  let rendered = '';
  beforeAll(async () => {
    const pages = await builtScreens();
    const bundle = await pages.bundle();
    shop = await startTestShop(ONE_ENGINE, {
      pages: { ...pages, bundle: async () => ({ ...bundle, build: listening(bundle) }) },
    });
    await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { slug: 'nandi-6' });
  });
  afterAll(() => shop.end());

  function listening({ build, unfinishedPage }: PageBundle): ServerBuild {
    const { default: render, ...others } = build.entry.module;
    const heard: typeof render = async (...given) => {
      const answer = await render(...given);
      rendered = given[4].get(unfinishedPage).html ?? '';
      return answer;
    };
    return { ...build, entry: { ...build.entry, module: { ...others, default: heard } } };
  }

  const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

  it('comes from the versions that it is known of', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect({ ...dependencies, ...devDependencies }).toMatchObject(WRITTEN_FOR);
  });

  it.each(PAGES)('is found and changed whole: %s', async url => {
    const { body } = await shop.guest.inject({ url });
    const sheets = count(rendered, /<link[^>]* rel="stylesheet"/g);
    const modules = count(rendered, /<link rel="modulepreload"/g);
    expect(modules).toBeGreaterThan(3);
    expect(sheets).toBeGreaterThan(2);
    expect(count(rendered, /<script[^>]* type="module"/g)).toBe(1);
    expect(count(rendered, /<script(?![^>]* nonce="[\w-]+")/g)).toBe(
      count(rendered, /<script type="application\/ld\+json"/g),
    );

    expect(count(body, /rel="modulepreload"| type="module"| nonce="/g)).toBe(0);
    expect(/data-modules="([^"]+)"/.exec(body)?.[1]?.split(' ')).toHaveLength(modules);
    const links = [...rendered.matchAll(/<link[^>]* rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const left = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(left).toEqual([expect.stringContaining('anek-face')]);
    for (const href of links)
      if (!left.includes(href)) expect(body).toContain(`<link rel="kept-stylesheet" href="${href}"`);
    expect(count(body, /<style>/g)).toBe(new Set(links.map(href => href.replace('#', ''))).size - left.length);
  });
});
