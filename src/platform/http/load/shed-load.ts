import type { FastifyInstance } from 'fastify';
import { isInProcess } from '#platform/http/serving/in-process.ts';
import { busy } from '#shared/api/busy.ts';

/** Above this delay, new requests are refused, because they would make others wait longer. */
const LATE_MS = 1_500;
const LOOK_EVERY_MS = 250;
const WATCHED = new Set(['/healthz', '/readyz']);

/**
 * Answers 503 while the event loop is late, because the process was blocked or is overloaded; running requests finish
 * (docs/security-cases.md X29). Pictures are exempt: they are cheap, and a page without them looks broken.
 */
export function shedLoad(app: FastifyInstance, lateMs = LATE_MS): void {
  let due = performance.now() + LOOK_EVERY_MS;
  let lateBy = 0;
  const clock = setInterval(() => {
    const now = performance.now();
    lateBy = now - due;
    due = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();

  app.addHook('onRequest', (request, _reply, done) => {
    const isLate = Math.max(lateBy, performance.now() - due) > lateMs;
    done(
      isLate && !WATCHED.has(request.url) && !request.url.startsWith('/media/') && !isInProcess(request)
        ? busy()
        : undefined,
    );
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock);
    done();
  });
}
