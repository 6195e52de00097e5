import { withRoom } from './row-numbers.ts';

/** By row, 1 while it is being removed from a list. Shared by all lists, since each removes at once. */
let leaves = new Uint8Array();

/** Rows in one order, changed in place: new arrays for a few changes would keep the garbage collector busy. */
export class SortedRows {
  readonly #inOrder: (one: number, other: number) => number;
  #rows = new Uint32Array();
  #count = 0;

  constructor(inOrder: (one: number, other: number) => number) {
    this.#inOrder = inOrder;
  }

  /** Invalid after the next change. */
  get all(): Uint32Array {
    return this.#rows.subarray(0, this.#count);
  }

  /** @param sorted in the order of this list, which keeps the array */
  setAll(sorted: Uint32Array<ArrayBuffer>): void {
    this.#rows = sorted;
    this.#count = sorted.length;
  }

  takeOut(gone: ReadonlySet<number>): void {
    if (gone.size === 0) return;
    for (const row of gone) leaves = withRoom(leaves, row + 1);
    for (const row of gone) leaves[row] = 1;
    let end = 0;
    for (let place = 0; place < this.#count; place += 1) {
      const row = this.#rows[place] as number;
      if (leaves[row] === 1) continue;
      this.#rows[end] = row;
      end += 1;
    }
    this.#count = end;
    for (const row of gone) leaves[row] = 0;
  }

  /** @param come rows that are not in the list, in any order */
  putIn(come: Iterable<number>): void {
    const rows = [...come].sort(this.#inOrder);
    let end = this.#count;
    this.#count += rows.length;
    this.#rows = withRoom(this.#rows, this.#count);
    // From last to first, so that each range between two new rows is moved only once.
    for (let left = rows.length - 1; left >= 0; left -= 1) {
      const row = rows[left] as number;
      const place = firstPlace(end, at => this.#inOrder(this.#rows[at] as number, row) >= 0);
      this.#rows.copyWithin(place + left + 1, place, end);
      this.#rows[place + left] = row;
      end = place;
    }
  }
}

/** Binary search: the first of `count` places at which `holds` is true. */
export function firstPlace(count: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
