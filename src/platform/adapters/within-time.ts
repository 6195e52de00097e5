import { AsyncLocalStorage } from 'node:async_hooks';

/** A limit for all requests of one call of an adapter, and what its traces call the service. */
export interface CallLimit {
  readonly ms: number;
  readonly what: string;
}

interface Running {
  readonly deadline: AbortSignal;
  readonly what: string;
}

const running = new AsyncLocalStorage<Running>();

/** Calls an adapter; what it asks beyond the limit counts as unanswered. */
export function withinTime<Answer>({ ms, what }: CallLimit, call: () => Promise<Answer>): Promise<Answer> {
  return running.run({ deadline: AbortSignal.timeout(ms), what }, call);
}

/** The limit of the call that is running; undefined outside of one. */
export function runningCall(): Running | undefined {
  return running.getStore();
}
