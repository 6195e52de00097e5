import { performance } from 'node:perf_hooks';

/** How often it is looked whether the process has time, so at most ten pieces of work a second are done. */
const LOOK_MS = 100;
/** The event loop has time if it worked for a smaller share of the time since the last look. */
const IDLE_BELOW = 0.3;
/** More work than this is not remembered: the oldest is dropped. */
const MAX_WAITING = 1_000;

const waiting = new Set<() => Promise<unknown>>();
let timer: NodeJS.Timeout | undefined;
let seen = performance.eventLoopUtilization();
let isWorking = false;

/**
 * Does work that nobody waits for, one piece at a time, while the process has little else to do. It may never be done: when
 * the process stays busy, a thousand newer pieces come, or the process ends.
 *
 * @param work must not reject
 */
export function inSpareTime(work: () => Promise<unknown>): void {
  waiting.add(work);
  if (waiting.size > MAX_WAITING) forgetOldest();
  if (timer) return;
  seen = performance.eventLoopUtilization();
  timer = setInterval(look, LOOK_MS).unref();
}

function forgetOldest(): void {
  for (const oldest of waiting) {
    waiting.delete(oldest);
    return;
  }
}

async function look(): Promise<void> {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, seen);
  seen = now;
  if (isWorking || utilization >= IDLE_BELOW) return;
  const [next] = waiting;
  if (next === undefined) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  waiting.delete(next);
  isWorking = true;
  await next();
  isWorking = false;
}
