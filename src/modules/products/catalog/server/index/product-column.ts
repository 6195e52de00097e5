import { RowNumbers } from './row-numbers.ts';

/** One property of the products by row, each value as the small number under which it is known here. */
export class ProductColumn<Value> {
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
