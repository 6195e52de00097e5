type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** The same array, or a copy with more room where it has none for so many numbers. */
export function withRoom<Kind extends Numbers>(numbers: Kind, count: number): Kind {
  if (count <= numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Kind)(Math.max(64, count, numbers.length * 2));
  larger.set(numbers);
  return larger;
}

/** Whole numbers from 0 by row, with room for as many rows as come. */
export class RowNumbers {
  #rows = new Uint32Array();

  set(row: number, value: number): void {
    this.#rows = withRoom(this.#rows, row + 1);
    this.#rows[row] = value;
  }

  /** The numbers themselves, for walking over many; good until the next row is set. */
  get all(): Uint32Array {
    return this.#rows;
  }
}
