import { versionOf } from '#platform/version-of.ts';
import type { EditedAttribute } from '#products/attributes/contract.ts';
import { baseUnits } from '#products/catalog/attributes/attribute-units.ts';
import type { AttributeOnFile, ValueInUse } from './attributes.queries.ts';

/** @param values those that products have */
export function presentAttribute(attribute: AttributeOnFile, values: readonly ValueInUse[]): EditedAttribute {
  const { id, names, said, type, unit, min, max, options, required, filterable, comparable, removed } = attribute;
  const uses = new Map(values.map(({ value, products }) => [value, products]));
  const shown = (bound: number | null) => (bound === null ? null : bound / baseUnits(unit));
  return {
    ...{ _id: id, names: { ...names }, said, type, unit, min: shown(min), max: shown(max) },
    options: (options ?? []).map(option => ({
      ...{ id: option.id, names: { ...option.names }, products: uses.get(option.id) ?? 0 },
    })),
    ...{ required, filterable, comparable, categories: [...attribute.categories], removed },
    products: values.reduce((sum, { products }) => sum + products, 0),
    version: attributeVersion(attribute),
  };
}

/** What an attribute says, and which categories have it, without its places there. */
export function attributeVersion({ changedBy: _, ...says }: AttributeOnFile): string {
  return versionOf(says);
}
