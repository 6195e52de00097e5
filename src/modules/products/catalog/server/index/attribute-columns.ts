import type { AttributeValue, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import { ProductColumn } from './product-column.ts';

export type FilterColumn = ProductColumn<AttributeValue | undefined>;

/** Ids of options. Longer and other texts are those of attributes that are no filters. */
export const OPTION = /^[a-z0-9.-]{1,40}$/;

/** The attributes that filters use, by row: a column for each that any product has had. */
export class AttributeColumns {
  readonly #columns = new Map<string, FilterColumn>();
  /** No row from here on has had any value. */
  #unused = 0;

  set(row: number, values: AttributeValues): void {
    if (row < this.#unused) for (const column of this.#columns.values()) column.set(row, undefined);
    this.#unused = Math.max(this.#unused, row + 1);
    for (const [id, value] of Object.entries(values))
      if (typeof value !== 'string' || OPTION.test(value)) this.#columnOf(id).set(row, value);
  }

  /** Undefined if no product has had the attribute. Its codes may end before the last row; the code 0 is no value. */
  get(id: string): FilterColumn | undefined {
    return this.#columns.get(id);
  }

  #columnOf(id: string): FilterColumn {
    const known = this.#columns.get(id);
    if (known) return known;
    const column: FilterColumn = new ProductColumn();
    column.set(0, undefined);
    this.#columns.set(id, column);
    return column;
  }
}
