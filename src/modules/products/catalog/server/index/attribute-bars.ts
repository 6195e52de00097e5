import type { AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { isWithin, type OfferedValue } from '#products/catalog/attributes/attribute-words.ts';
import type { AttributeColumns } from './attribute-columns.ts';

/** A filter by one attribute. */
export interface AttributeFilter {
  readonly id: string;
  /** It lets through what is within one of these. */
  readonly offered: readonly OfferedValue[];
}

/** As many as there are bits for each row. */
export const MAX_ATTRIBUTE_FILTERS = 16;

/** Writes for each row which of the filters leave it out: a bit for each, in their order. */
export function missRows(missed: Uint16Array, columns: AttributeColumns, filters: readonly AttributeFilter[]): void {
  missed.fill(0);
  for (const [at, { id, offered }] of filters.entries()) {
    const bit = 1 << at;
    const column = columns.get(id);
    const codes = column?.codes ?? [];
    const missOf = Uint16Array.from(column?.values ?? [undefined], value =>
      value !== undefined && offered.some(each => isWithin(each, value)) ? 0 : bit,
    );
    for (let row = 0; row < missed.length; row += 1)
      missed[row] = (missed[row] as number) | (missOf[codes[row] ?? 0] as number);
  }
}

/** How many products have the values of an attribute. */
export interface AttributeTally {
  /** How many have this value and no other. */
  readonly one: ReadonlyMap<AttributeValue, number>;
  /** The values of each product whose offers differ in it. */
  readonly several: readonly (readonly AttributeValue[])[];
}

/** How many of the rows have each value of an attribute, by its codes. */
export function tallyAttribute(
  columns: AttributeColumns,
  id: string,
  rows: readonly number[],
): Map<AttributeValue, number> {
  const column = columns.get(id);
  const tallied = new Map<AttributeValue, number>();
  if (!column) return tallied;
  const { codes, values } = column;
  const counts = new Uint32Array(values.length);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] as number) + 1;
  }
  for (const [code, value] of values.entries())
    if (value !== undefined && counts[code]) tallied.set(value, counts[code]);
  return tallied;
}
