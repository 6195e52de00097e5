import type { FieldValues } from '#products/catalog/product/product-content.ts';
import { t } from '#shared/language/t.ts';

const BOX_SIDES = ['boxLength', 'boxWidth', 'boxHeight'] as const;

/** Fields whose values depend on each other, in forms, the API and files. */
export const FIELDS_TOGETHER = [...BOX_SIDES] as const;
export type FieldTogether = (typeof FIELDS_TOGETHER)[number];

/** Errors between fields that are right by themselves, each at the field to change. */
export function faultsTogether(product: FieldValues<FieldTogether>): Partial<Record<FieldTogether, string>> {
  const faults: Partial<Record<FieldTogether, string>> = {};
  const missing = BOX_SIDES.filter(side => product[side] === null);
  if (missing.length < BOX_SIDES.length)
    for (const side of missing) faults[side] = t('products.inventory.fault.boxSides');
  return faults;
}
