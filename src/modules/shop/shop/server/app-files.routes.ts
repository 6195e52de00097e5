import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { replay } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import * as paths from '#shared/paths/paths.ts';
import { ICONS } from './draw-icon.ts';
import { setting } from './shop.ts';

/** Personal pages, the back-office, wishlists, and comparisons, of which there are more than anybody could open. */
const NOT_FOR_ROBOTS = [adminPaths.start, paths.checkout, paths.account, paths.compare, paths.wishlist];
/** Parameters that make a listing a filtered view of another one (R9.4). */
const VIEWS = [
  'condition=',
  'origin=',
  'attr=',
  'minPrice=',
  'maxPrice=',
  'rating=',
  'inStock=',
  'onSale=',
  'sort=',
  'product=',
  ',',
  '%2C',
];

/** robots.txt: what crawlers may open in each language, and the address of the sitemap. */
function robotsText(address: string | undefined): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...LANGUAGES.flatMap(({ code }) => [
      ...NOT_FOR_ROBOTS.map(path => `Disallow: ${pathIn(code, path)}`),
      ...VIEWS.map(part => `Disallow: ${pathIn(code, paths.listing)}?*${part}`),
    ]),
    ...(address ? ['', `Sitemap: ${address}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

const OF_THE_SHOP = openBecause('the icons, manifest and robots.txt of the shop');
/** The names contain no hash, so a change takes up to a day to reach browsers. */
const FOR_A_DAY = 'public, max-age=86400';

/** Serves the icons, the web manifest and robots.txt. */
export function serveAppFiles(api: Api, address: string | undefined): void {
  for (const [path, { type, draw }] of Object.entries(ICONS)) {
    let drawn: Promise<Buffer> | undefined;
    api.app.get(path, OF_THE_SHOP, async (_request, reply) => {
      drawn ??= draw();
      return reply
        .header('cache-control', FOR_A_DAY)
        .type(type)
        .send(await drawn);
    });
  }

  api.app.get('/manifest.webmanifest', OF_THE_SHOP, async (request, reply) => {
    const kept = await api.cache.through('manifest', async () => {
      const tags = new Set<string>();
      const { name } = await setting(api.contextOf(request, null, tags), 'identity');
      return {
        status: 200,
        headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
        body: Buffer.from(JSON.stringify(webManifest(name))),
        tags: [...tags],
      };
    });
    return replay(request, reply, kept);
  });

  const robots = robotsText(address);
  api.app.get('/robots.txt', OF_THE_SHOP, async (_request, reply) =>
    reply.header('cache-control', FOR_A_DAY).type('text/plain; charset=utf-8').send(robots),
  );
}

/** The web app manifest, for adding the shop to a home screen. */
function webManifest(name: string): object {
  return {
    id: '/',
    name,
    short_name: name,
    description: t('shop.shop.app.description'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
    dir: 'ltr',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('shop.shop.app.search'), url: paths.search },
      { name: t('shop.shop.app.orders'), url: paths.account },
    ],
  };
}
