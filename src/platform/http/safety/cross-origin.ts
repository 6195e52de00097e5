import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#shared/api/problems.ts';
import { openBecause } from './deny-by-default.ts';
import { crossSiteRefusal } from './same-origin.ts';

/** How long browsers remember the answer to a preflight request. */
const PREFLIGHT_SECONDS = 600;
const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-none-match, idempotency-key, accept-language',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
};
/** Headers of answers that other origins may read. */
const EXPOSED = 'content-disposition, content-language, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';
/** Where programs of other origins may go: calls, and uploads to our own storage, whose addresses are signed. */
const FOR_PROGRAMS = ['/api/', '/upload/'];
const PREFLIGHT = openBecause('preflight requests of browsers, which say what other origins may ask');

export interface CrossOriginSettings {
  readonly publicUrl: string | undefined;
  /** Whether pages of this origin may call the API with a bearer token. */
  readonly isAllowed: (origin: string) => Promise<boolean>;
}

/**
 * Refuses writes from other sites, and lets pages of allowed origins call the API with bearer tokens. There is no
 * `access-control-allow-credentials`, so cookies never count there. Public answers are readable from everywhere
 * ({@link readableAnywhere}).
 */
export function serveOtherOrigins(app: FastifyInstance, { publicUrl, isAllowed }: CrossOriginSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    if (headers.origin !== undefined && FOR_PROGRAMS.some(below => request.url.startsWith(below))) {
      // Before any refusal, so that the page can read it.
      if (await isAllowed(headers.origin)) reply.headers({ ...open(headers.origin), vary: 'Origin' });
    }
    const isWrite = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (!isWrite || routeOptions.config.isSigned) return;
    const refusal = await crossSiteRefusal(request, publicUrl, isAllowed);
    if (refusal) throw refusal;
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (origin === undefined || asked === undefined) throw notFound();
    reply.header('cache-control', 'no-store').code(204);
    if (await mayAsk(request, origin, isAllowed)) {
      if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*');
      reply.headers(ALLOWED);
    }
    return reply.send();
  };
  for (const below of FOR_PROGRAMS) app.options(`${below}*`, PREFLIGHT, answer);
}

/** Makes an answer that is the same for everybody readable for pages of every origin. */
export function readableAnywhere(reply: FastifyReply): FastifyReply {
  return reply.headers(open('*'));
}

function open(origin: string) {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Reads are public or refuse by themselves, so every origin may ask them; writes only allowed ones. */
async function mayAsk(
  { headers }: FastifyRequest,
  origin: string,
  isAllowed: CrossOriginSettings['isAllowed'],
): Promise<boolean> {
  return headers['access-control-request-method'] === 'GET' || isAllowed(origin);
}
