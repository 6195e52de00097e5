import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done just now, as log lines name it: a request, or a job with the request that asked for it. */
export interface Occasion {
  readonly reqId?: string | undefined;
  readonly job?: string;
  readonly jobId?: string;
}

const current = new AsyncLocalStorage<Occasion>();

/** Does work on an occasion; all that it leads to, however much later, belongs to it. */
export function during<Result>(occasion: Occasion, work: () => Result): Result {
  return current.run(occasion, work);
}

/** The occasion of whoever asks; undefined for what the process does by itself. */
export function occasionNow(): Occasion | undefined {
  return current.getStore();
}
