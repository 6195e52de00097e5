import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding, KeptAnswer } from '#platform/http/cache/kept-answer.ts';
import { STALE_FOR_SECONDS } from '#platform/http/cache/public-cache.ts';

/** Always revalidate; a cache may serve it stale for a while on errors. */
const PUBLIC_CACHE_CONTROL = `public, max-age=0, stale-if-error=${STALE_FOR_SECONDS}`;

/**
 * Sends a cached answer: 304 if the browser has it, else in the best accepted encoding.
 * @param staleForSeconds for a stale answer: it is marked as such and must not be cached
 * @param cacheControl for an answer that others may keep for a time without asking
 */
export async function replay(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  staleForSeconds?: number,
  cacheControl = PUBLIC_CACHE_CONTROL,
): Promise<FastifyReply> {
  reply.headers({
    ...answer.headers,
    'cache-control': cacheControl,
    etag: answer.etag,
    ...(staleForSeconds !== undefined && {
      'cache-control': 'no-store',
      age: String(staleForSeconds),
      'cache-status': `shop; hit; ttl=-${staleForSeconds}`,
    }),
  });
  if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag))
    return reply.header('vary', 'Accept-Encoding').code(304).send();
  return sendBody(request, reply, answer);
}

/** Sends the body in the best encoding the client accepts. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  const encoding = answer.isCompressible ? bestEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(await answer.encoded(encoding));
}

/** Whether `If-None-Match` names the answer. A proxy that compresses marks strong tags as weak ones. */
export function matches(header: string | undefined, etag: string): boolean {
  const same = (tag: string) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '');
  return header !== undefined && (header.trim() === '*' || header.split(',').some(same));
}

function bestEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header)) return 'br';
  return takesGzip(header) ? 'gzip' : 'identity';
}

/** Whether this Accept-Encoding includes gzip. */
export function takesGzip(header: string | undefined): boolean {
  return header !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header);
}
