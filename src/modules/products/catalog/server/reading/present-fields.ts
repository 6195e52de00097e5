import { fieldOf, type ProductField, wireName } from '#products/catalog/product/product.fields.ts';
import type { WireFields } from '#products/catalog/product/product.schema.ts';
import type { FieldRow } from '#products/catalog/server/writing/product-columns.ts';

/**
 * A function that turns fields of a row into those of an answer: rupees for paise, per cent for hundredths, and the names
 * of the API. What it hands back may have more than these; an answer has only what its schema names. Make it once, not
 * with every request.
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
