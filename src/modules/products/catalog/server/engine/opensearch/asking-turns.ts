/** An engine that answers later than this has too much to do at the same time. */
const SLOW_MS = 400;
const FEWEST = 2;
const MOST = 32;
/** Twenty quick answers let one more ask at the same time; a slow one lets one less. */
const STEP_UP = 0.05;

/**
 * Lets as many ask an engine at the same time as it answers quickly; others wait for their turn, the first first. When all
 * asked at once, each would wait until the work of all is done, and all would be too late.
 */
export class AskingTurns {
  readonly #longestMs: number;
  readonly #waiting: ((isTurn: boolean) => void)[] = [];
  #asking = 0;
  #limit = 8;

  /** @param longestMs who has waited so long is sent away */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** How many may ask at the same time. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  /** Waits for a turn. @returns whether it has come; then `end` must follow */
  async begin(): Promise<boolean> {
    if (this.#asking < this.limit) {
      this.#asking += 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const late = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      resolve(false);
    }, this.#longestMs);
    this.#waiting.push(resolve);
    return promise.finally(() => clearTimeout(late));
  }

  /** @param tookMs how long the answer has taken */
  end(tookMs: number): void {
    const changed = this.#limit + (tookMs > SLOW_MS ? -1 : STEP_UP);
    this.#limit = Math.max(FEWEST, Math.min(MOST, changed));
    this.#asking -= 1;
    while (this.#waiting.length > 0 && this.#asking < this.limit) {
      this.#asking += 1;
      this.#waiting.shift()?.(true);
    }
  }
}
