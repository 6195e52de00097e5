import { tooManyRequests } from '#shared/api/problems.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { FairLine } from './fair-line.ts';

/** How much of a process's time somebody may take. */
export interface Share {
  /** Milliseconds of work in each second. */
  readonly perSecond: number;
  /** As many may be taken at once after a rest. */
  readonly burst: number;
}

interface Waiter {
  readonly go: () => void;
  readonly refuse: (error: Error) => void;
  readonly isGone: () => boolean;
}

interface Taker {
  /** What may be taken now; below zero what was taken ahead. */
  left: number;
  at: number;
  readonly line: FairLine<Waiter>;
  timer: NodeJS.Timeout | undefined;
}

/** Who would wait longer than this is refused. */
const MAX_WAIT_S = 3;
/** Where the process stood still, much is due at once: so much of it begins before others get in between. */
const MAX_TURN_MS = 5;
const MAX_REMEMBERED = 5_000;

/**
 * Lets everybody take their share of the time of this process and no more: who asks for more waits behind themselves, and
 * is refused when they have more waiting than a few seconds' share. Costs no query.
 */
export class Pace {
  readonly #share: Share;
  readonly #takers = new Map<string, Taker>();
  readonly #now: () => number;

  constructor(share: Share, now = () => performance.now()) {
    this.#share = share;
    this.#now = now;
  }

  /**
   * Resolves when the work may begin.
   * @param among those of the same taker who take turns, such as several people in one network
   * @param isGone whether nobody waits for the answer any more
   * @throws tooManyRequests
   */
  async enter(who: string, ms: number, among = '', isGone = () => false): Promise<void> {
    const taker = this.#takers.get(who) ?? this.#meet(who);
    this.#refill(taker);
    if (taker.line.isEmpty && taker.left > 0) {
      taker.left -= ms;
      return;
    }
    await new Promise<void>((go, refuse) => {
      const tooLong = taker.line.push(among, { go, refuse, isGone }, ms);
      tooLong?.refuse(tooManyRequests(waitText(MAX_WAIT_S)).with({ retryAfterSeconds: MAX_WAIT_S }));
      this.#wake(taker);
    });
  }

  #meet(who: string): Taker {
    if (this.#takers.size >= MAX_REMEMBERED) this.#forgetRested();
    const line = new FairLine<Waiter>(this.#share.perSecond * MAX_WAIT_S);
    const taker = { left: this.#share.burst, at: this.#now(), line, timer: undefined };
    this.#takers.set(who, taker);
    return taker;
  }

  #refill(taker: Taker): void {
    const now = this.#now();
    const more = ((now - taker.at) / 1000) * this.#share.perSecond;
    taker.left = Math.min(this.#share.burst, taker.left + more);
    taker.at = now;
  }

  #wake(taker: Taker): void {
    if (taker.timer || taker.line.isEmpty) return;
    const ms = Math.max(1, (-taker.left / this.#share.perSecond) * 1000 + 1);
    taker.timer = setTimeout(() => {
      taker.timer = undefined;
      this.#refill(taker);
      for (let begun = 0; taker.left > 0 && begun < MAX_TURN_MS; ) {
        const next = taker.line.peek();
        if (!next) return;
        taker.line.shift();
        if (!next.item.isGone()) {
          taker.left -= next.cost;
          begun += next.cost;
        }
        next.item.go();
      }
      this.#wake(taker);
    }, ms);
  }

  #forgetRested(): void {
    for (const [who, taker] of this.#takers) {
      this.#refill(taker);
      if (taker.line.isEmpty && taker.left >= this.#share.burst) this.#takers.delete(who);
    }
  }
}
