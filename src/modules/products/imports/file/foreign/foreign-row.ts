import { isNothingWord } from '#products/imports/readers/guard-cell.ts';
import { foldName } from '#shared/text/fold-name.ts';

/** A row of a foreign file, by its folded heads. */
export class ForeignRow {
  readonly cells: string[];
  readonly #places: ReadonlyMap<string, number>;

  constructor(cells: readonly string[], places: ReadonlyMap<string, number>) {
    this.cells = [...cells];
    this.#places = places;
  }

  /** The trimmed text; empty if there is no such column, or if the cell only says that there is nothing. */
  get(head: string): string {
    const text = this.cells[this.#places.get(head) ?? -1]?.trim() ?? '';
    return isNothingWord(text) ? '' : text;
  }

  /** Does nothing if there is no such column. */
  set(head: string, text: string): void {
    const at = this.#places.get(head);
    if (at === undefined) return;
    while (this.cells.length <= at) this.cells.push('');
    this.cells[at] = text;
  }

  /** As it is now, whatever is set later. */
  copy(): ForeignRow {
    return new ForeignRow(this.cells, this.#places);
  }

  has(head: string): boolean {
    return this.#places.has(head);
  }
}

/** The first place of each folded head. */
export function placesOf(heads: readonly string[]): ReadonlyMap<string, number> {
  return new Map(heads.map((head, at) => [foldName(head), at] as const).toReversed());
}

/** What is sold at one price only has that price as its MRP. */
export function settlePrices(row: ForeignRow, mrp: string, selling: string): void {
  if (Number(row.get(mrp) || 0) !== 0) return;
  row.set(mrp, row.get(selling));
  row.set(selling, '');
}
