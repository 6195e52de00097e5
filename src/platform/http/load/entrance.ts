import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#shared/api/problem.ts';

/** Whom the shop shows itself to. Before it is open only those who work in it see it, as a preview. */
export interface Entrance {
  /** @param address of a page, `/shop/listing`, or of a call, `/api/common/shop` */
  readonly admit: (request: FastifyRequest, address: string) => Promise<'everybody' | 'preview' | 'nobody'>;
  /** What a call answers to those who are not admitted. */
  readonly refusal: () => Problem;
  /** What a page answers to them: a document that needs no file beside it. */
  readonly page: (request: FastifyRequest) => Promise<string>;
}

/** For answers that only some may see: kept nowhere and found by no search engine. */
export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
}
