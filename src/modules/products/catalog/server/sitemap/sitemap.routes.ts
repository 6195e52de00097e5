import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/context.ts';
import { limitWork } from '#platform/http/load/crowds.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { takesGzip } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { SITEMAP_BEGIN, SITEMAP_END, sitemapIndex, sitemapLine } from '#products/catalog/sitemap-xml.ts';
import { notFound } from '#shared/api/problems.ts';
import { countSitemaps, MAX_PER_SITEMAP, sitemapPages } from './sitemap.ts';

const FOR_ROBOTS = openBecause('the sitemap of public pages, for search engines');

/**
 * `/sitemap.xml`: every page of the shop, or beyond `most` of them a list of lists. Streamed, because a hundred thousand
 * addresses are twenty megabytes, too much to keep for the few that ask. None without an address to write before the paths.
 */
export function serveSitemap(api: Api, address: string | undefined, most = MAX_PER_SITEMAP): void {
  if (address === undefined) return;
  api.app.get('/sitemap.xml', FOR_ROBOTS, async (request, reply) => {
    if ((await api.entrance.admit(request, request.url)) === 'nobody') throw api.entrance.refusal();
    await limitWork(api, request, request.url, 'costly');
    return api.readElsewhere(api.contextOf(request, null, new Set()), async ctx => {
      const count = await countSitemaps(ctx, most);
      if (count <= 1) return send(request, reply, listOf(ctx, address, 1, most));
      const paths = Array.from({ length: count }, (_, at) => `/sitemap-${at + 1}.xml`);
      return send(request, reply, [sitemapIndex(address, paths)]);
    });
  });

  api.app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}).xml', FOR_ROBOTS, async (request, reply) => {
    if ((await api.entrance.admit(request, request.url)) === 'nobody') throw api.entrance.refusal();
    await limitWork(api, request, request.url, 'costly');
    return api.readElsewhere(api.contextOf(request, null, new Set()), async ctx => {
      const number = Number(request.params.number);
      const count = await countSitemaps(ctx, most);
      if (count <= 1 || number < 1 || number > count) throw notFound();
      return send(request, reply, listOf(ctx, address, number, most));
    });
  });
}

async function* listOf(ctx: Ctx, address: string, number: number, most: number): AsyncGenerator<string> {
  yield SITEMAP_BEGIN;
  for await (const pages of sitemapPages(ctx, number, most))
    yield pages.map(page => sitemapLine(address, page)).join('');
  yield SITEMAP_END;
}

function send(request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string>) {
  reply
    .headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
    .type('application/xml; charset=utf-8');
  const plain = Readable.from(text);
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain);
  const zipped = createGzip();
  plain.on('error', error => zipped.destroy(error));
  zipped.on('close', () => plain.destroy());
  return reply.header('content-encoding', 'gzip').send(plain.pipe(zipped));
}
