import { busy } from '#shared/problems.ts';

/** How long somebody who found the queue full should wait before trying again. */
const RETRY_AFTER_S = 2;

/**
 * Lets costly work run a few pieces at a time and keeps a bounded line of the rest, so that a flood of it neither takes
 * the whole machine nor grows without end (docs/security-cases.md E9). Used for password hashes: 19 MiB and one core each.
 */
export class HashQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws busy, at once and without doing anything, when the line is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw busy().with({ retryAfterSeconds: RETRY_AFTER_S });
      // Whoever ends hands its place over, so nobody who comes later can slip in between.
      await new Promise<void>(resolve => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
