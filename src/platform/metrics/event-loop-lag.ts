import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOKS_EVERY_MS = 20;
/** Reports the last complete window while the next is measured, so that reading does not reset it. */
const WINDOW_MS = 15_000;

/** Delay of the event loop in seconds, over the last complete window. */
export interface Lag {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** Measures until it is stopped. */
export function watchEventLoop(): { readonly lag: () => Lag; readonly stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS });
  delays.enable();
  const read = (): Lag => ({
    median: late(delays.percentile(50)),
    p99: late(delays.percentile(99)),
    longest: late(delays.max),
  });
  let last: Lag | undefined;
  const clock = setInterval(() => {
    last = read();
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    lag: () => last ?? read(),
    stop: () => {
      clearInterval(clock);
      delays.disable();
    },
  };
}

/** The histogram contains intervals between samples, in nanoseconds. */
function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - LOOKS_EVERY_MS / 1000);
}
