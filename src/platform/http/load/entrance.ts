import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#shared/api/problem.ts';

/** Who may see the shop. Before it is open, only administrators and sellers, as a preview. */
export interface Entrance {
  /** @param address of a page, `/shop/listing`, or of a call, `/api/common/shop` */
  readonly admit: (request: FastifyRequest, address: string) => Promise<'everybody' | 'preview' | 'nobody'>;
  /** The answer of calls to those who are not admitted. */
  readonly refusal: () => Problem;
  /** The page for those who are not admitted: one document without further files. */
  readonly page: (request: FastifyRequest) => Promise<string>;
}

/** For answers that only some may see: not cached and not indexed. */
export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
}
