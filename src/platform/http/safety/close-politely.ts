import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#platform/http/health.ts';

const LOOK_EVERY_MS = 50;

/**
 * Once the process is told to stop, each answer ends its connection, so that a proxy opens its next one elsewhere. Of
 * themselves connections would stay for their keep-alive time, and closing would wait for them.
 */
export function closePolitely(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!readiness.accepting) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', () => finishAnswers(app));
}

/**
 * Takes no more connections, and resolves when the last answer is out and its connection ended. To be waited for before
 * the framework closes, because from then on it refuses the server's own questions too, of which pages are made.
 */
export async function finishAnswers({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  const clock = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close();
  await closed.finally(() => clearInterval(clock));
}
