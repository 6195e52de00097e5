/** Whole numbers from 0 by row, with room for as many rows as come. */
export class RowNumbers {
  #rows = new Uint32Array(64);

  set(row: number, value: number): void {
    if (row >= this.#rows.length) {
      const larger = new Uint32Array(Math.max(row + 1, this.#rows.length * 2));
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows[row] = value;
  }

  /** The numbers themselves, for walking over many; good until the next row is set. */
  get all(): Uint32Array {
    return this.#rows;
  }
}

/** One property of the goods by row, each value as the small number under which it is known here. */
export class GoodsColumn<Value> {
  readonly #values: Value[] = [];
  readonly #codes = new Map<Value, number>();
  readonly #rows = new RowNumbers();

  set(row: number, value: Value): void {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codes.set(value, code);
    }
    this.#rows.set(row, code);
  }

  /** The codes by row, for walking over many; good until the next row is set. */
  get codes(): Uint32Array {
    return this.#rows.all;
  }

  /** Every value that any row has had, at the place of its code. */
  get values(): readonly Value[] {
    return this.#values;
  }
}
