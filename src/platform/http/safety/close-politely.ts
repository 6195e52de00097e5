import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#platform/http/health.ts';

const LOOK_EVERY_MS = 50;

/**
 * While the process is stopping, each answer closes its connection, so that a proxy reconnects elsewhere. Otherwise
 * keep-alive connections would delay closing.
 */
export function closePolitely(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!readiness.accepting) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', () => finishAnswers(app));
}

/**
 * Stops accepting connections and resolves when the last answer is sent and its connection closed. Await this before
 * closing the framework, which then refuses in-process requests too, on which pages depend.
 */
export async function finishAnswers({ server }: FastifyInstance): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  const clock = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close();
  await closed.finally(() => clearInterval(clock));
}
