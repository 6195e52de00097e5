import { performance } from 'node:perf_hooks';

/** How often it is looked whether the process has time, so at most ten pieces of work a second are done. */
const LOOK_MS = 100;
/** The event loop has time if it worked for a smaller share of the time since the last look. */
const IDLE_BELOW = 0.3;
/** More work than this is not remembered: the oldest is dropped. */
const MAX_WAITING = 1_000;

/**
 * Does work that nobody waits for, one piece at a time, while the process has little else to do. It may never be done: when
 * the process stays busy, a thousand newer pieces come, or the process ends.
 */
export class SpareTime {
  readonly #waiting = new Set<() => Promise<unknown>>();
  #timer: NodeJS.Timeout | undefined;
  #seen = performance.eventLoopUtilization();
  #isWorking = false;

  /** @param work must not reject */
  add(work: () => Promise<unknown>): void {
    this.#waiting.add(work);
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.size > MAX_WAITING) this.#waiting.delete(oldest);
    if (this.#timer) return;
    this.#seen = performance.eventLoopUtilization();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#seen);
    this.#seen = now;
    if (this.#isWorking || utilization >= IDLE_BELOW) return;
    const [next] = this.#waiting;
    if (next === undefined) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    this.#waiting.delete(next);
    this.#isWorking = true;
    await next();
    this.#isWorking = false;
  }
}
