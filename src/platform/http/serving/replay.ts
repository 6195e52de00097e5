import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, type KeptAnswer, STALE_FOR_SECONDS } from '#platform/http/cache/public-cache.ts';

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024;
/** To be asked about each time; whoever keeps it may show it for a while when no answer is to be had. */
const PUBLIC_CACHE_CONTROL = `public, max-age=0, stale-if-error=${STALE_FOR_SECONDS}`;

/**
 * Sends a public answer as it is kept: 304 when the browser has it, else in the best encoding it takes.
 * @param staleForSeconds for one that may be wrong by now: it says so, and nobody may keep it
 */
export async function replay(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  staleForSeconds?: number,
): Promise<FastifyReply> {
  reply.headers({
    ...answer.headers,
    'cache-control': PUBLIC_CACHE_CONTROL,
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

/** Sends what is kept of an answer in the best encoding that whoever asks takes. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  const encoding =
    answer.body.length < WORTH_COMPRESSING ? 'identity' : bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(await answer.encoded(encoding));
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header === '*' || header.split(',').some(tag => tag.trim() === etag));
}

function bestEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header)) return 'br';
  return takesGzip(header) ? 'gzip' : 'identity';
}

/** Whether whoever sends this Accept-Encoding can read gzip. */
export function takesGzip(header: string | undefined): boolean {
  return header !== undefined && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(header);
}
