import { busy } from '#shared/api/busy.ts';

interface Waiting {
  readonly begin: () => void;
}

/** Limits concurrency and deduplicates work by key. Urgent work goes before work done in advance. */
export class DrawingQueue {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #byKey = new Map<string, Promise<unknown>>();
  readonly #urgent: Waiting[] = [];
  readonly #ahead: Waiting[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws busy if the queue is full */
  run<Result>(key: string, work: () => Promise<Result>, urgent: boolean): Promise<Result> {
    const known = this.#byKey.get(key);
    if (known) return known as Promise<Result>;
    if (this.#urgent.length + this.#ahead.length >= this.#mostWaiting) return Promise.reject(busy());
    const done = this.#turn(urgent)
      .then(work)
      .finally(() => {
        this.#byKey.delete(key);
        this.#running -= 1;
        this.#next();
      });
    this.#byKey.set(key, done);
    return done;
  }

  #turn(urgent: boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    (urgent ? this.#urgent : this.#ahead).push({ begin: resolve });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#running >= this.#most) return;
    const next = this.#urgent.shift() ?? this.#ahead.shift();
    if (!next) return;
    this.#running += 1;
    next.begin();
  }
}
