/** Upper bounds in seconds, from cached answers to timeouts. */
const SECONDS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A histogram of durations. Recording takes a few comparisons and two additions. */
export class Timings {
  readonly #bounds: readonly number[];
  /** One more than bounds, for values beyond the last. */
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds = SECONDS) {
    this.#bounds = bounds;
    this.#counts = new Array(bounds.length + 1).fill(0);
  }

  note(seconds: number): void {
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] as number)) at += 1;
    this.#counts[at] = (this.#counts[at] as number) + 1;
    this.#sum += seconds;
  }

  /** Cumulative counts by bound, the total count and the sum. */
  read(): { readonly upTo: readonly (readonly [bound: number, count: number])[]; count: number; sum: number } {
    let count = 0;
    const upTo = this.#bounds.map((bound, at) => {
      count += this.#counts[at] as number;
      return [bound, count] as const;
    });
    return { upTo, count: count + (this.#counts.at(-1) as number), sum: this.#sum };
  }
}
