import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * While the server closes, ends each connection when its last answer is out. The framework ends those that are idle when
 * closing begins; one that is being answered just then would stay open as long as its client likes, and the end wait for it.
 */
export function closePolitely(app: FastifyInstance): void {
  app.addHook('preClose', done => {
    if (app.server.listening) {
      const clock = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
      app.server.once('close', () => clearInterval(clock));
    }
    done();
  });
}
