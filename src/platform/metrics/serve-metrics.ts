import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { EXPOSITION_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';

/**
 * Tells what a process counts to whoever asks on this machine: on a port of its own, bound to loopback, which is all
 * that guards it (docs/security-cases.md B8). Of several processes each takes the first port that is free.
 * @param ports how many there are to choose from, this one and those after it
 * @throws when all are taken
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  port: number,
  ports = 1,
): Promise<() => Promise<void>> {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return answer.writeHead(404).end();
    const text = await metrics.text();
    answer.writeHead(200, { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).end(text);
  });
  await firstFree(server, port, port + ports - 1);
  server.unref();
  return () =>
    new Promise(closed => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

async function firstFree(server: Server, port: number, last: number): Promise<void> {
  try {
    server.listen({ port, host: '127.0.0.1' });
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === last) throw error;
    await firstFree(server, port + 1, last);
  }
}
