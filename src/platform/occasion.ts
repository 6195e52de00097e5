import { AsyncLocalStorage } from 'node:async_hooks';
import type { UsedLimit } from '#platform/throttle/used-limits.ts';
import type { Span } from '#platform/tracing/traces.ts';

/** Tracks whether the client still waits; ends with the answer. */
export interface Wait {
  isOver: boolean;
  /** In-process requests end with the outer request. */
  readonly within: Wait | undefined;
}

/** The current request or job, for log lines; a job has the id of the request that caused it. */
export interface Occasion {
  readonly reqId?: string | undefined;
  readonly job?: string;
  readonly jobId?: string;
  /** Jobs have none: nobody waits for them, so they never time out. */
  readonly wait?: Wait | undefined;
  /** The client's own limits that a request was counted by. */
  readonly usedLimits?: Map<string, UsedLimit>;
  /** Its span; only if there are traces. */
  readonly span?: Span | undefined;
}

const current = new AsyncLocalStorage<Occasion>();

/** Runs work in an async context that belongs to this request or job. */
export function during<Result>(occasion: Occasion, work: () => Result): Result {
  return current.run(occasion, work);
}

/** The current request or job; undefined outside of both. */
export function occasionNow(): Occasion | undefined {
  return current.getStore();
}

/** Whether the current request has timed out and was answered. */
export function isGivenUp(): boolean {
  let wait = current.getStore()?.wait;
  while (wait && !wait.isOver) wait = wait.within;
  return wait !== undefined;
}

/** Runs work that others also wait for, so that it goes on if the request that started it times out. */
export function forEverybody<Result>(work: () => Result): Result {
  const occasion = current.getStore();
  return occasion?.wait ? current.run({ ...occasion, wait: undefined }, work) : work();
}
