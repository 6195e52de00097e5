import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** The usage of a measured process. */
export interface Usage {
  /** Time on all cores since its start, user and system. */
  readonly cpuMicros: number;
  /** Its peak memory. */
  readonly peakBytes: number;
  /** Its memory now. */
  readonly residentBytes: number;
  /** The longest time the event loop was blocked since the last report. */
  readonly longestMs: number;
}

const CLOSES_WITHIN_MS = 10_000;
const delays = monitorEventLoopDelay();

/** Opens a server on any free port, or on one that it shares with others, tells its parent which, and its usage when asked; ends when the parent lets go or dies. */
export async function serveMeasured(
  app: FastifyInstance,
  close: () => Promise<void>,
  sharedPort?: number,
): Promise<void> {
  delays.enable();
  process.on('message', () => process.send?.(usage()));
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), CLOSES_WITHIN_MS).unref();
    void close().finally(() => process.exit(0));
  });
  // A terminal's Ctrl-C reaches the whole group; the parent ends this process.
  process.on('SIGINT', () => {});
  await app.listen({ port: sharedPort ?? 0, host: '127.0.0.1', ...(sharedPort && { reusePort: true }) });
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ port });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const longestMs = delays.max / 1e6;
  delays.reset();
  return {
    cpuMicros: user + system,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    residentBytes: process.memoryUsage.rss(),
    longestMs,
  };
}
