import type { ChildProcess } from 'node:child_process';

/** The processes give themselves ten seconds to shut down. */
const HARD_STOP_MS = 12_000;
/** A signal to the process group arrives more than once. Within this time it counts as one. */
const ONE_WISH_MS = 1_000;

export interface Stop {
  readonly isWanted: () => boolean;
  /**
   * Reports that a process has ended. After the last one, this process exits too, with their worst exit code. Ending by the
   * signal itself, before its handler was installed, counts as normal.
   */
  readonly ended: (code: number | null, signal: NodeJS.Signals | null) => void;
}

/** Forwards the first signal to all processes and waits for them; a second one kills them. */
export function stopping(running: () => readonly ChildProcess[]): Stop {
  let since: number | undefined;
  let worst = 0;
  const endIfNoneIsLeft = () => {
    if (running().every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit(worst);
  };
  const endAll = (exitCode: number) => {
    for (const child of running()) child.kill('SIGKILL');
    process.exit(exitCode);
  };
  const request = () => {
    if (since !== undefined) {
      if (performance.now() - since > ONE_WISH_MS) endAll(130);
      return;
    }
    since = performance.now();
    setTimeout(() => endAll(1), HARD_STOP_MS);
    for (const child of running()) child.kill('SIGTERM');
    endIfNoneIsLeft();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, request);
  return {
    isWanted: () => since !== undefined,
    ended: (code, signal) => {
      worst = Math.max(worst, signal === 'SIGTERM' ? 0 : (code ?? 1));
      endIfNoneIsLeft();
    },
  };
}
