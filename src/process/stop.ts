import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Between saying "not ready" and closing. */
const DRAIN_MS = 400;
const HARD_STOP_MS = 10_000;
/** A stop sent to the whole group reaches us directly and through the command that started us: one wish, not two. */
const ONE_WISH_MS = 1_000;

interface Patience {
  /** Resolves when a proxy has looked once more and sends nothing new. */
  readonly drained?: () => Promise<unknown>;
  readonly hardStopMs?: number;
}

/**
 * Ends the process in order on the first signal, at once on the second, and after ten seconds in any case
 * unless a test is more patient.
 * A fault nobody caught ends it in order too, because the state it leaves can't be trusted.
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
