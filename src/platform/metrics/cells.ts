/** Beyond this many label sets, further ones of a metric share one cell. */
const MAX_LENGTH = 2_000;
const REST = 'other';

/**
 * The cells of one metric, one for each set of label values. Frequent callers keep their cell, so that counting is a single
 * addition. The number of cells is limited, whatever the labels are.
 */
export class Cells<Cell> {
  readonly #known = new Map<string, { readonly values: readonly string[]; readonly cell: Cell }>();
  readonly #make: () => Cell;
  readonly #most: number;

  constructor(make: () => Cell, most = MAX_LENGTH) {
    this.#make = make;
    this.#most = most;
  }

  of(values: readonly string[]): Cell {
    const key = values.join('\n');
    const known = this.#known.get(key);
    if (known) return known.cell;
    if (this.#known.size >= this.#most && values.some(value => value !== REST)) return this.of(values.map(() => REST));
    const cell = this.#make();
    this.#known.set(key, { values, cell });
    return cell;
  }

  all(): readonly { readonly values: readonly string[]; readonly cell: Cell }[] {
    return [...this.#known.values()];
  }
}
