import { busy } from '#shared/api/busy.ts';
import { FairLine } from './fair-line.ts';

/** How long somebody who found the queue full should wait before trying again. */
const RETRY_AFTER_S = 2;

/** Whose work it is. */
export interface QueuePlace {
  /** Those who wait take turns by this: a network, an account. */
  readonly who: string;
  /** Goes before everybody who is not. */
  readonly isStaff?: boolean;
}

interface Waiter {
  readonly go: () => void;
  readonly leave: () => void;
}

/**
 * Lets costly work run a few pieces at a time and keeps bounded lines of the rest, so that a flood of it neither takes the
 * whole machine nor grows without end, and whoever sends it waits behind themselves and not before others
 * (docs/security-cases.md E9).
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

  /** @throws busy, without doing anything, when there is no room for it or when somebody with a shorter line needs its room */
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
      // Whoever ends hands its place over, so nobody who comes later can slip in between.
      const next = this.#staff.shift() ?? this.#others.shift();
      if (next) next.go();
      else this.#running -= 1;
    }
  }
}
