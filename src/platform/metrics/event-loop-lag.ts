import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOKS_EVERY_MS = 20;
/** One window is told while the next one is measured, so that who asks changes nothing for who asks next. */
const WINDOW_MS = 15_000;

/** How late this process came to what it had to do, in seconds, over the last whole window. */
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

/** What is measured are the times between looks, in nanoseconds. */
function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - LOOKS_EVERY_MS / 1000);
}
