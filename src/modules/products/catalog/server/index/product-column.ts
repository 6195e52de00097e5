import { RowNumbers } from './row-numbers.ts';

export type ColumnCodes = Uint16Array | Uint32Array;

const MAX_SMALL_CODE = 65_535;

/** One property of the products, by row. Values are dictionary-encoded: each row holds a small integer code. */
export class ProductColumn<Value> {
  readonly #values: Value[] = [];
  readonly #codes = new Map<Value, number>();
  #rows: RowNumbers<ColumnCodes> = new RowNumbers<ColumnCodes>(new Uint16Array());

  set(row: number, value: Value): void {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codes.set(value, code);
      if (code === MAX_SMALL_CODE + 1) this.#rows = new RowNumbers<ColumnCodes>(Uint32Array.from(this.#rows.all));
    }
    this.#rows.set(row, code);
  }

  at(row: number): Value {
    return this.#values[this.#rows.at(row)] as Value;
  }

  /** The codes by row, for scanning; invalid after the next `set`. */
  get codes(): ColumnCodes {
    return this.#rows.all;
  }

  /** Every value that any row has had, indexed by its code. */
  get values(): readonly Value[] {
    return this.#values;
  }
}
