import type { FastifyInstance, FastifyReply } from 'fastify';
import { occasionNow, type Wait } from '#platform/occasion.ts';
import { busy } from '#shared/api/busy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a timeout runs; null for uploads, which have none. */
    wait: Wait | null;
  }
}

/** Less than ten seconds (docs/security-cases.md I10), with a margin for the timer and the network. */
const ANSWERED_WITHIN_MS = 9_000;
const LOOK_EVERY_MS = 250;

/**
 * Answers 503 if a handler takes too long. From then on the handler can send no statements and commit nothing
 * (`platform/db/given-up.ts`). A commit that was already sent may still succeed, so a retry must use the same idempotency
 * key. One timer serves all requests.
 */
export function answerInTime(app: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  const waiting = new Map<FastifyReply, { readonly since: number; readonly wait: Wait }>();
  if (!app.hasRequestDecorator('wait')) app.decorateRequest('wait', null);
  const clock = setInterval(() => {
    const before = performance.now() - withinMs;
    for (const [reply, { since, wait }] of waiting) {
      // Sorted by start: later ones have waited less.
      if (since > before) return;
      waiting.delete(reply);
      if (reply.sent || reply.raw.headersSent) continue;
      wait.isOver = true;
      reply.send(busy());
    }
  }, LOOK_EVERY_MS).unref();

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isSigned) {
      request.wait ??= { isOver: false, within: occasionNow()?.wait };
      waiting.set(reply, { since: performance.now(), wait: request.wait });
    }
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    waiting.delete(reply);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock);
    done();
  });
}
