import { createServer } from 'node:http';
import { EXPOSITION_TYPE } from './exposition.ts';
import type { Metrics } from './metrics.ts';

/**
 * Tells what a process counts to whoever asks on this machine: on a port of its own, bound to loopback, which is all
 * that guards it (docs/security-cases.md B8). @throws when the port is taken
 */
export async function serveMetrics(metrics: Pick<Metrics, 'text'>, port: number): Promise<() => Promise<void>> {
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return answer.writeHead(404).end();
    const text = await metrics.text();
    answer.writeHead(200, { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen({ port, host: '127.0.0.1' }, listening),
  );
  server.unref();
  return () =>
    new Promise(closed => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}
