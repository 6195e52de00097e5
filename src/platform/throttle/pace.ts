import { tooManyRequests } from '#shared/api/problems.ts';
import { FairLine } from './fair-line.ts';

/** A share of a process's time. */
export interface Share {
  /** Milliseconds of work per second. */
  readonly perSecond: number;
  /** The maximum burst after idling. */
  readonly burst: number;
}

interface Waiter {
  readonly go: () => void;
  readonly refuse: (error: Error) => void;
  readonly isGone: () => boolean;
}

interface Taker {
  /** Milliseconds available now; negative if overdrawn. */
  left: number;
  at: number;
  readonly line: FairLine<Waiter>;
  timer: NodeJS.Timeout | undefined;
}

/** Requests that would wait longer are refused. */
const MAX_WAIT_S = 3;
/** After the process was blocked, this much of the due work starts before others get a turn. */
const MAX_TURN_MS = 5;
const MAX_REMEMBERED = 5_000;

/**
 * Limits each client's share of this process's time (token bucket). A client that exceeds it waits, and is refused once
 * more than a few seconds' share is waiting. Costs no query.
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
   * @param among distinguishes those who take turns within one share, such as users of one network
   * @param isGone whether the client has disconnected
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
      tooLong?.refuse(tooManyRequests(MAX_WAIT_S).with({ retryAfterSeconds: MAX_WAIT_S }));
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
