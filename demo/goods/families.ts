import * as z from 'zod/mini';
import { readJson } from '#demo/data-files.ts';
import type { WireAttributeValues } from '#products/catalog/attributes/attribute.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';

/** Groups of rows, both in the order they are shown: `{ "Display": { "Size": "17 cm (6.7 inch)" } }`. */
const Specs = z.record(z.string(), z.record(z.string(), z.string()));

/** As shoppers read them: `{ "ram": 8 }` for 8 GB. */
const Attributes = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]));

const Family = z.strictObject({
  id: z.string(),
  /** What all products of the family have in common. */
  specs: Specs,
  attributes: z._default(Attributes, {}),
  products: z.array(
    z.strictObject({
      sku: z.string(),
      options: z.array(z.strictObject({ name: z.string(), value: z.string(), swatch: z.optional(z.string()) })),
      /** Rows of this product alone, behind the common ones of their groups. */
      specs: z._default(Specs, {}),
      attributes: z._default(Attributes, {}),
    }),
  ),
});

/** What the file of an import has no columns for. */
export interface FamilyMember {
  readonly sku: string;
  readonly family: string;
  readonly options: readonly ProductOption[];
  readonly specs: readonly SpecGroup[];
  readonly attributes: WireAttributeValues;
}

/** Every product of the demo, family after family, as the shop knows their order. */
export function readFamilies(): FamilyMember[] {
  return readJson('goods/families.json', z.array(Family)).flatMap(({ id, specs, attributes, products }) =>
    products.map(({ sku, options, specs: own, attributes: ownAttributes }) => ({
      sku,
      family: id,
      options,
      specs: Object.entries(specs).map(([group, rows]) => ({
        group,
        rows: Object.entries({ ...rows, ...own[group] }),
      })),
      attributes: { ...attributes, ...ownAttributes },
    })),
  );
}
