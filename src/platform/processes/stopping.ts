import type { ChildProcess } from 'node:child_process';

/** The processes give themselves ten seconds to end in order. */
const HARD_STOP_MS = 12_000;
/** A stop sent to the whole group reaches us more than once: one wish, not two. */
const ONE_WISH_MS = 1_000;

export interface Stop {
  readonly isWanted: () => boolean;
  /**
   * Tells that one has ended; when it was the last, this process does too, with the worst exit code of them. One that was
   * told before it had learnt to listen ends by the signal itself, which is in order too.
   */
  readonly ended: (code: number | null, signal: NodeJS.Signals | null) => void;
}

/** Passes the first signal to end on to all processes and waits for them; a second one ends everything at once. */
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
