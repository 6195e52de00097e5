import { AsyncLocalStorage } from 'node:async_hooks';

/** How long somebody waits for what is being done: until it is over. */
export interface Wait {
  isOver: boolean;
  /** What the server asks itself is over together with the request that it is asked for. */
  readonly within: Wait | undefined;
}

/** What is being done just now, as log lines name it: a request, or a job with the request that asked for it. */
export interface Occasion {
  readonly reqId?: string | undefined;
  readonly job?: string;
  readonly jobId?: string;
  /** Nobody waits for jobs, and they are never given up. */
  readonly wait?: Wait | undefined;
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

/** Whether what is being done was given up: its request has been answered already. */
export function isGivenUp(): boolean {
  let wait = current.getStore()?.wait;
  while (wait && !wait.isOver) wait = wait.within;
  return wait !== undefined;
}

/** Does what others wait for too, so that it goes on when the request that began it is given up. */
export function forEverybody<Result>(work: () => Result): Result {
  const occasion = current.getStore();
  return occasion?.wait ? current.run({ ...occasion, wait: undefined }, work) : work();
}
