import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

const LOOK_EVERY_MS = 50;

/**
 * Once the process is told to stop, each answer ends its connection, so that a proxy opens its next one elsewhere, and
 * while the server closes each connection is ended when its last answer is out. Of themselves connections would stay for
 * their keep-alive time, and closing would wait for them.
 */
export function closePolitely(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!readiness.accepting) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', done => {
    if (app.server.listening) {
      const clock = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
      app.server.once('close', () => clearInterval(clock));
    }
    done();
  });
}
