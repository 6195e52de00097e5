import { data, UNSAFE_decodeViaTurboStream as decodeViaTurboStream, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtScreens } from '#test/fixtures/built-screens.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const USUAL = [
  '/',
  '/shop/listing',
  '/shop/listing?brand=apple&sort=price-asc',
  '/product/nandi-7',
  '/aboutUs',
  '/contact-us',
];
const UNUSUAL = ['/product/nobody', '/nowhere', '/shop/listing?page=99'];

/** A page that is made on the short way, and the same made by the framework's request handler. */
describe('the short way to a page', () => {
  let shop: TestShop;
  let ofFramework = 0;
  let isForced = false;
  beforeAll(async () => {
    const pages = await builtScreens();
    const bundle = await pages.bundle();
    const build = watched(bundle.build);
    shop = await startTestShop(ONE_ENGINE, {
      publicCacheBytes: 0,
      pages: { ...pages, bundle: async () => ({ ...bundle, build }) },
    });
    await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { slug: 'nandi-7' });
  });
  afterAll(() => shop.end());

  /** Counts pages of the framework. If that is forced, loaders answer with headers, which is not usual. */
  function watched(build: ServerBuild): ServerBuild {
    const { default: render, ...others } = build.entry.module;
    const heard: typeof render = (...given) => {
      if (given[3].serverHandoffStream) ofFramework += 1;
      return render(...given);
    };
    const routes = Object.entries(build.routes).map(([id, route]) => {
      const { loader } = route?.module ?? {};
      if (!route || typeof loader !== 'function') return [id, route];
      const unusual: typeof loader = async (...given) => {
        const answer = await loader(...given);
        return isForced
          ? data((answer as { data?: object }).data ?? answer, { headers: { 'x-made': 'slowly' } })
          : answer;
      };
      return [id, { ...route, module: { ...route.module, loader: unusual } }];
    });
    return {
      ...build,
      routes: Object.fromEntries(routes),
      entry: { ...build.entry, module: { ...others, default: heard } },
    };
  }

  async function made(url: string, byForce: boolean) {
    isForced = byForce;
    ofFramework = 0;
    const { body, statusCode } = await shop.guest.inject({ url });
    const [whole, script = ''] = /<script>(\{const data=.*?)<\/script><\/body>/s.exec(body) ?? [''];
    let sent = '';
    const streamController = { enqueue: (text: string) => (sent += text), close: () => {} };
    new Function('window', script)({ __reactRouterContext: { streamController } });
    const { value } = await decodeViaTurboStream(new Blob([sent]).stream(), globalThis as unknown as Window);
    return { page: body.replace(whole, ''), data: value, statusCode, ofFramework };
  }

  it.each(USUAL)('gives the same page and the same data: %s', async url => {
    const short = await made(url, false);
    const long = await made(url, true);
    expect([short.ofFramework, long.ofFramework]).toEqual([0, 1]);
    expect(short.statusCode).toBe(200);
    expect(short.data).toEqual(long.data);
    expect(short.page === long.page).toBe(true);
  });

  it.each(UNUSUAL)('is left to the framework where a page is not usual: %s', async url => {
    isForced = false;
    ofFramework = 0;
    const { statusCode } = await shop.guest.inject({ url });
    expect(statusCode).not.toBe(200);
    expect(ofFramework).toBe(statusCode === 302 ? 0 : 1);
  });
});
