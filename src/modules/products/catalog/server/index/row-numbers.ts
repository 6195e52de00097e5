type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The same array, or a larger copy if it has fewer than `count` elements. */
export function withRoom<Kind extends Numbers>(numbers: Kind, count: number): Kind {
  if (count <= numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Kind)(Math.max(64, count, numbers.length * 2));
  larger.set(numbers);
  return larger;
}

/** A growing array of numbers by row. */
export class RowNumbers<Kind extends Numbers = Uint32Array> {
  #rows: Kind;

  constructor(empty: Kind) {
    this.#rows = empty;
  }

  set(row: number, value: number): void {
    this.#rows = withRoom(this.#rows, row + 1);
    this.#rows[row] = value;
  }

  at(row: number): number {
    return this.#rows[row] as number;
  }

  /** The array itself, for scanning; invalid after the next `set`. */
  get all(): Kind {
    return this.#rows;
  }
}
