import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { replay } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { robotsText } from '#shop/shop/robots.ts';
import { webManifest } from '#shop/shop/web-manifest.ts';
import { ICONS } from './draw-icon.ts';
import { setting } from './shop.ts';

const OF_THE_SHOP = openBecause('the icons, manifest and robots.txt of the shop');
/** Their names have no hash, so a changed one is seen within a day. */
const FOR_A_DAY = 'public, max-age=86400';

/** What browsers, phones and robots ask of a shop beside its pages: its sign, its manifest, robots.txt. */
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
