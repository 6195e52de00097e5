import type { FastifyInstance, FastifyReply } from 'fastify';
import { occasionNow, type Wait } from '#platform/occasion.ts';
import { busy } from '#shared/api/busy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Over once the request was answered in place of its handler; null for uploads, which take as long as they take. */
    wait: Wait | null;
  }
}

/** Less than the ten seconds that anybody waits (docs/security-cases.md I10), by what the clock and the way back take. */
const ANSWERED_WITHIN_MS = 9_000;
const LOOK_EVERY_MS = 250;

/**
 * Answers 503 in place of a handler that takes too long, whatever it waits for. From then on the handler gets no
 * statement through and commits nothing (`platform/db/given-up.ts`). A commit that was sent before may still come about, so whoever
 * asks again must do it under the same key. One clock looks after all requests.
 */
export function answerInTime(app: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  const waiting = new Map<FastifyReply, { readonly since: number; readonly wait: Wait }>();
  if (!app.hasRequestDecorator('wait')) app.decorateRequest('wait', null);
  const clock = setInterval(() => {
    const before = performance.now() - withinMs;
    for (const [reply, { since, wait }] of waiting) {
      // In the order of their coming: who comes after this one has waited less.
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
