import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health.ts';

/**
 * Once the process is told to stop, each answer ends its connection, so that a proxy opens its next one elsewhere and
 * closing waits for what is under way and for nothing else. Of themselves connections would stay for their keep-alive time.
 */
export function closePolitely(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!readiness.accepting) reply.header('connection', 'close');
    done();
  });
}
