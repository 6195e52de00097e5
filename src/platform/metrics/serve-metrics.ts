import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { EXPOSITION_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves the metrics of this process on a port of its own. It is bound to loopback, which is its only protection
 * (docs/security-cases.md B8). With several processes, each takes the first free port.
 * @param ports the number of ports to try, from this one on
 * @throws if all are in use
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
