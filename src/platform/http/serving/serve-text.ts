import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/context.ts';
import { limitWork } from '#platform/http/load/crowds.ts';
import { keepPrivate } from '#platform/http/load/entrance.ts';
import type { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { takesGzip } from './replay.ts';
import type { Api } from './serve.ts';

type Text = Iterable<string> | AsyncIterable<string>;

/** A public text for programs, such as the sitemap. */
interface ServedText<Params> {
  readonly url: string;
  readonly access: ReturnType<typeof openBecause>;
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly write: (ctx: Ctx, params: Params) => Text | Promise<Text>;
}

/**
 * Serves a text that is written as it is read, in pieces: with 100,000 products it has 20 MB and more, too much to cache for
 * a few readers. It reads from a replica and is counted like a page that has to be made.
 */
export function serveText<Params = unknown>(api: Api, text: ServedText<Params>): void {
  api.app.get<{ Params: Params }>(text.url, text.access, async (request, reply) => {
    const visit = await api.entrance.admit(request, request.url);
    if (visit === 'nobody') throw api.entrance.refusal();
    await limitWork(api, request, request.url, 'costly');
    return api.readElsewhere(api.contextOf(request, null, new Set()), async ctx => {
      const pieces = await text.write(ctx, request.params as Params);
      reply.headers({ 'cache-control': text.cacheControl, vary: 'Accept-Encoding' }).type(text.mediaType);
      return send(request, visit === 'preview' ? keepPrivate(reply) : reply, pieces);
    });
  });
}

/** Compressed for those that take gzip. */
function send(request: FastifyRequest, reply: FastifyReply, pieces: Text): FastifyReply {
  const plain = Readable.from(pieces);
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain);
  const zipped = createGzip();
  plain.on('error', error => zipped.destroy(error));
  zipped.on('close', () => plain.destroy());
  return reply.header('content-encoding', 'gzip').send(plain.pipe(zipped));
}
