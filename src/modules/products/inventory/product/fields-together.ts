import type { FieldValues } from '#products/catalog/product/product-content.ts';
import { t } from '#shared/language/t.ts';

const BOX_SIDES = ['boxLength', 'boxWidth', 'boxHeight'] as const;

/** Fields whose values depend on each other, in forms, the API and files. */
export const FIELDS_TOGETHER = [...BOX_SIDES, 'condition', 'conditionGrade', 'batteryHealth'] as const;
export type FieldTogether = (typeof FIELDS_TOGETHER)[number];

type Together = FieldValues<FieldTogether>;
type Faults = Partial<Record<FieldTogether, string>>;

/** Errors between fields that are right by themselves, each at the field to change. */
export function faultsTogether(product: Together): Faults {
  return { ...boxFaults(product), ...conditionFaults(product) };
}

function boxFaults(product: Together): Faults {
  const missing = BOX_SIDES.filter(side => product[side] === null);
  if (missing.length === BOX_SIDES.length) return {};
  return Object.fromEntries(missing.map(side => [side, t('products.inventory.fault.boxSides')]));
}

/** Grade and battery are those of products that are not new; refurbished ones need a grade. */
function conditionFaults({ condition, conditionGrade, batteryHealth }: Together): Faults {
  if (condition === 'refurbished' && conditionGrade === null)
    return { conditionGrade: t('products.inventory.fault.gradeNeeded') };
  if (condition !== 'new') return {};
  return {
    ...(conditionGrade !== null && { conditionGrade: t('products.inventory.fault.gradeOfNew') }),
    ...(batteryHealth !== null && { batteryHealth: t('products.inventory.fault.batteryOfNew') }),
  };
}
