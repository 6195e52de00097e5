type Compare = (one: number, other: number) => number;

/** Sorted at once, and merged between two pauses: a few milliseconds each. */
const RUN_LENGTH = 1_024;
const ROWS_AT_ONCE = 16_384;

/**
 * Sorts the rows by merging ever longer runs, with pauses in which other requests are served. Equal rows keep their order.
 * @param rows overwritten
 */
export async function sortInSlices(
  rows: Uint32Array<ArrayBuffer>,
  compare: Compare,
  breathe: () => Promise<unknown>,
): Promise<Uint32Array<ArrayBuffer>> {
  for (let from = 0; from < rows.length; from += RUN_LENGTH) {
    rows.subarray(from, from + RUN_LENGTH).sort(compare);
    await breathe();
  }
  let [sorted, merged] = [rows, new Uint32Array(rows.length)];
  for (let length = RUN_LENGTH; length < rows.length; length *= 2) {
    let untilPause = ROWS_AT_ONCE;
    for (let from = 0; from < rows.length; from += length * 2) {
      const merge = new Merge(sorted, merged, from, length);
      for (;;) {
        untilPause -= merge.goOn(untilPause, compare);
        if (merge.isDone) break;
        await breathe();
        untilPause = ROWS_AT_ONCE;
      }
    }
    await breathe();
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Two neighbouring runs becoming one. */
class Merge {
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  readonly #middle: number;
  readonly #end: number;
  #left: number;
  #right: number;
  #at: number;

  constructor(from: Uint32Array, to: Uint32Array, start: number, length: number) {
    this.#from = from;
    this.#to = to;
    this.#middle = Math.min(start + length, from.length);
    this.#end = Math.min(start + length * 2, from.length);
    this.#left = start;
    this.#right = this.#middle;
    this.#at = start;
  }

  get isDone(): boolean {
    return this.#at === this.#end;
  }

  /** Moves at most so many rows and answers how many. */
  goOn(most: number, compare: Compare): number {
    const from = this.#from;
    const to = this.#to;
    const stop = Math.min(this.#end, this.#at + most);
    let [left, right, at] = [this.#left, this.#right, this.#at];
    while (at < stop) {
      const isLeft =
        right === this.#end || (left < this.#middle && compare(from[left] as number, from[right] as number) <= 0);
      to[at] = from[isLeft ? left : right] as number;
      if (isLeft) left += 1;
      else right += 1;
      at += 1;
    }
    const moved = at - this.#at;
    [this.#left, this.#right, this.#at] = [left, right, at];
    return moved;
  }
}
