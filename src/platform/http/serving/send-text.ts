import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from './replay.ts';

/** Streams a public text for programs, which may keep it for an hour; compressed for those that take gzip. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  text: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' }).type(mediaType);
  const plain = Readable.from(text);
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(plain);
  const zipped = createGzip();
  plain.on('error', error => zipped.destroy(error));
  zipped.on('close', () => plain.destroy());
  return reply.header('content-encoding', 'gzip').send(plain.pipe(zipped));
}
