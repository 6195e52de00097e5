import type { FastifyInstance } from 'fastify';
import { isInProcess } from '#platform/http/serving/in-process.ts';
import { busy } from '#shared/api/busy.ts';

/** Above this delay, new requests are refused, because they would make others wait longer. */
const LATE_MS = 1_500;
const LOOK_EVERY_MS = 250;
const WATCHED = new Set(['/healthz', '/readyz']);
const FILES_OF_PAGES = ['/assets/', '/media/'];

/**
 * Answers 503 while the event loop is late, because the process was blocked or is overloaded; running requests finish
 * (docs/security-cases.md X29). Style sheets, scripts and pictures are exempt: they are cheap, and without them a page that
 * was answered is broken.
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
    const { url } = request;
    const isExempt = WATCHED.has(url) || FILES_OF_PAGES.some(folder => url.startsWith(folder)) || isInProcess(request);
    done(isLate && !isExempt ? busy() : undefined);
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock);
    done();
  });
}
