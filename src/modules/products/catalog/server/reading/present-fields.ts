import * as z from 'zod/mini';
import { FIELD_NAMES, fieldOf, type ProductField, wireName } from '#products/catalog/product/product.fields.ts';
import type { WireFields } from '#products/catalog/product/product.schema.ts';
import type { FieldRow } from '#products/catalog/server/writing/product-columns.ts';
import { rupees } from '#shared/api/wire.ts';

/**
 * Makes a function that turns the fields of a row into those of an answer: paise into rupees, hundredths into per cent,
 * and names into those of the API. Other columns of the row are passed through; the schema of the answer drops them. Call
 * it once, not in every request.
 */
export function presenterOf<F extends ProductField>(names: readonly F[]) {
  const others = names
    .map(name => ({ name, wire: wireName(name), isHundredths: ['money', 'rate'].includes(fieldOf(name).type) }))
    .filter(({ name, wire, isHundredths }) => isHundredths || wire !== name);
  return <Wire extends FieldRow<F>>(row: Wire): WireFields<F> => {
    const answer: Record<string, unknown> = { ...row };
    for (const { name, wire, isHundredths } of others) {
      const value = row[name];
      answer[wire] = isHundredths && value !== null ? (value as number) / 100 : value;
    }
    return answer as WireFields<F>;
  };
}

/** Adds the labels of product fields to the API document. Not in the contracts, because browsers load those. */
export function describeFields({ shape }: z.ZodMiniObject): void {
  for (const name of FIELD_NAMES) {
    const schema = shape[wireName(name)];
    // Amounts of all kinds share one schema.
    if (schema && schema !== rupees) z.globalRegistry.add(schema, { description: fieldOf(name).label });
  }
}
