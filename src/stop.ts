import type { FastifyBaseLogger } from 'fastify';

/** Between saying "not ready" and closing, so that a proxy has looked once more and sends nothing new. */
const DRAIN_MS = 400;
const HARD_STOP_MS = 10_000;

/**
 * Ends the process in order on the first signal, at once on the second, and after ten seconds in any case.
 * A fault nobody caught ends it in order too, because the state it leaves can't be trusted.
 */
export function stopInOrder(log: FastifyBaseLogger, notReady: () => void, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) process.exit(exitCode || 130);
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), HARD_STOP_MS).unref();
    notReady();
    await new Promise(resolve => setTimeout(resolve, DRAIN_MS));
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
