import type { FastifyInstance } from 'fastify';
import { occasionNow } from '#platform/occasion.ts';
import type { LimitWindow } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits that the request was counted by. */
    usedLimits: Map<string, UsedLimit> | null;
  }
}

/** A window of a limit, as one client has used it. */
export interface UsedLimit {
  readonly window: LimitWindow;
  readonly left: number;
  readonly seconds: number;
}

/** Notes the use of a limit for the answer of the current request. */
export function noteUsed(name: string, used: UsedLimit): void {
  occasionNow()?.usedLimits?.set(name, used);
}

/** Tells clients how much of their own limits is left, by the RateLimit header fields of the IETF's draft. */
export function tellLimits(app: FastifyInstance): void {
  app.decorateRequest('usedLimits', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const used = [...(request.usedLimits ?? [])];
    if (used.length > 0) {
      reply.header(
        'ratelimit-policy',
        used.map(([name, { window }]) => `"${name}";q=${window[0]};w=${window[1]}`).join(', '),
      );
      reply.header('ratelimit', used.map(([name, { left, seconds }]) => `"${name}";r=${left};t=${seconds}`).join(', '));
    }
    done();
  });
}
