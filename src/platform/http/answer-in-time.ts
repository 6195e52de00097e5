import type { FastifyInstance, FastifyReply } from 'fastify';
import { busy } from '#shared/problems.ts';

/** Less than the ten seconds that anybody waits (docs/security-cases.md I10), by what the clock and the way back take. */
const ANSWERED_WITHIN_MS = 9_000;
const LOOK_EVERY_MS = 250;

/**
 * Answers 503 in place of a handler that takes too long, whatever it waits for. The handler goes on: what it does may
 * still come about, so whoever asks again must do it under the same key. One clock looks after all requests.
 */
export function answerInTime(app: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  const waiting = new Map<FastifyReply, number>();
  const clock = setInterval(() => {
    const before = performance.now() - withinMs;
    for (const [reply, since] of waiting) {
      // In the order of their coming: who comes after this one has waited less.
      if (since > before) return;
      waiting.delete(reply);
      if (!reply.sent && !reply.raw.headersSent) reply.send(busy());
    }
  }, LOOK_EVERY_MS).unref();

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isSigned) waiting.set(reply, performance.now());
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
