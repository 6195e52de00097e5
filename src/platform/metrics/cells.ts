/** Beyond this many sets of labels one family tells all further ones as one. */
const MAX_LENGTH = 2_000;
const REST = 'other';

/**
 * What one family counts, in a cell of its own for each set of label values. Cells are handed out so that whoever counts
 * often keeps theirs, and counting is then nothing but adding. Their number is bounded, whatever is put into labels.
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
