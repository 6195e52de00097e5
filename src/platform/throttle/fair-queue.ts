import { busy } from '#shared/api/busy.ts';
import { FairLine } from './fair-line.ts';

/** Retry-After if the queue is full. */
const RETRY_AFTER_S = 2;

/** Whose work it is. */
export interface QueuePlace {
  /** The key by which waiters take turns: a network or an account. */
  readonly who: string;
  /** Takes precedence over all others. */
  readonly isStaff?: boolean;
}

interface Waiter {
  readonly go: () => void;
  readonly leave: () => void;
}

/**
 * Runs costly work with limited concurrency and queues the rest fairly, up to a limit, so that a flood neither takes the
 * whole machine nor grows without end, and delays only its sender (docs/security-cases.md E9).
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #staff: FairLine<Waiter>;
  readonly #others: FairLine<Waiter>;
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#staff = new FairLine(mostWaiting);
    this.#others = new FairLine(mostWaiting);
  }

  /** @throws busy, without running the work, if there is no room or a client with a shorter line needs it */
  async run<Result>({ who, isStaff = false }: QueuePlace, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce)
      await new Promise<void>((go, refuse) => {
        const leave = () => refuse(busy().with({ retryAfterSeconds: RETRY_AFTER_S }));
        (isStaff ? this.#staff : this.#others).push(who, { go, leave })?.leave();
      });
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // A finished job passes its slot on, so that no newcomer can slip in between.
      const next = this.#staff.shift() ?? this.#others.shift();
      if (next) next.go();
      else this.#running -= 1;
    }
  }
}
