import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Between reporting “not ready” and closing. */
const DRAIN_MS = 400;
const HARD_STOP_MS = 10_000;
/** A signal to the process group arrives twice, directly and through the parent command. Within this time it counts as one. */
const ONE_WISH_MS = 1_000;

interface Patience {
  /** Resolves when the proxy has seen that we are not ready and sends no new requests. */
  readonly drained?: () => Promise<unknown>;
  readonly hardStopMs?: number;
}

/**
 * Shuts down gracefully on the first signal, exits immediately on the second, and after ten seconds in any case unless
 * configured otherwise. Uncaught errors also shut it down, because the state can't be trusted after them.
 */
export function stopInOrder(
  log: FastifyBaseLogger,
  notReady: () => void,
  close: () => Promise<void>,
  { drained = () => pause(DRAIN_MS), hardStopMs = HARD_STOP_MS }: Patience = {},
): void {
  let stoppingSince: number | undefined;
  const stop = async (exitCode: number) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > ONE_WISH_MS) process.exit(exitCode || 130);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(exitCode || 1), hardStopMs).unref();
    notReady();
    await drained();
    await close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, error => {
      log.fatal({ err: error }, fault);
      void stop(1);
    });
  }
}
