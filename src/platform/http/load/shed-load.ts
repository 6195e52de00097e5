import type { FastifyInstance } from 'fastify';
import { isInProcess } from '#platform/http/serving/in-process.ts';
import { busy } from '#shared/api/busy.ts';

/** Whoever comes to a process that is so late has waited as long already, and would make others wait longer. */
const LATE_MS = 1_500;
const LOOK_EVERY_MS = 250;
const WATCHED = new Set(['/healthz', '/readyz']);

/**
 * Answers 503 at once while this process is late with everything, because it stood still or has more to do than it can:
 * what waited longest is turned away, what is under way ends (docs/security-cases.md X29). Pictures are not: they cost
 * little, and a page without them looks broken for as long as it is open.
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
