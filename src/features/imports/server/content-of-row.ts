import type { ProductContent } from '#features/catalog/product-content.ts';
import { COLUMNS } from '#features/imports/columns.ts';
import { EMPTY_MEANS } from '#features/imports/field-readers.ts';
import type { FieldName, ProductFields } from '#features/imports/product-fields.ts';
import type { CheckedRow } from './import-rows.queries.ts';
import { fieldsOf, type KnownGood } from './known-goods.queries.ts';

/** Addresses of pictures by the names they have in a row. */
export type PlacedPictures = ReadonlyMap<string, string>;

/** A product as a checked row leaves it; what the row says nothing of stays. */
export function contentOfRow(
  row: Pick<CheckedRow, 'sku' | 'changes'>,
  good: KnownGood | undefined,
  placed: PlacedPictures,
): ProductContent {
  const said = Object.fromEntries(row.changes.map(({ field, to }) => [field, to])) as Partial<ProductFields>;
  const fields = { ...EMPTY_MEANS, ...(good && fieldsOf(good)), ...said } as ProductFields;
  const { stock: _, images, ...rest } = fields;
  const known = new Map(good?.title === fields.title ? good.images.map(({ src, alt }) => [src, alt]) : []);
  const numbered = (at: number) => (at === 0 ? fields.title : `${fields.title}, picture ${at + 1}`);
  return {
    ...(byField(rest) as Omit<ProductContent, 'sku' | 'images' | 'familyId' | 'options' | 'specs'>),
    sku: row.sku,
    images: images
      .map(name => placed.get(name) ?? name)
      .map((src, at) => ({ src, alt: known.get(src) ?? numbered(at) })),
    familyId: good?.familyId ?? null,
    options: good?.options ?? [],
    specs: good?.specs ?? [],
  };
}

function byField(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [COLUMNS[name as FieldName].field, value]));
}
