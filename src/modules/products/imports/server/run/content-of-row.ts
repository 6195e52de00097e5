import type { ProductContent } from '#products/catalog/product/product-content.ts';
import type { ProductFields } from '#products/imports/file/product-fields.ts';
import type { CheckedRow } from '#products/imports/server/import-rows.queries.ts';
import { fieldsOf, type KnownProduct } from '#products/imports/server/known-products.queries.ts';

/** What the check has not filled in of a new product because it may be unsaid. */
const UNSAID = {
  ...{ salePrice: null, hsn: null, origin: null, maker: null, packer: null, importer: null },
  ...{ genericName: null, netQuantity: null, bisNumber: null, warrantyMonths: null, serialKind: 'none' },
} as const;

/** Addresses of pictures by the names they have in a row. */
export type PlacedPictures = ReadonlyMap<string, string>;

/** A product as a checked row leaves it; what the row says nothing of stays. */
export function contentOfRow(
  row: Pick<CheckedRow, 'sku' | 'changes'>,
  product: KnownProduct | undefined,
  placed: PlacedPictures,
): ProductContent {
  const said = Object.fromEntries(row.changes.map(({ field, to }) => [field, to])) as Partial<ProductFields>;
  const fields = { ...UNSAID, ...(product && fieldsOf(product)), ...said } as ProductFields;
  const { stock: _, taxRate, images, ...rest } = fields;
  const known = new Map(product?.title === fields.title ? product.images.map(({ src, alt }) => [src, alt]) : []);
  const numbered = (at: number) => (at === 0 ? fields.title : `${fields.title}, picture ${at + 1}`);
  return {
    ...rest,
    sku: row.sku,
    gstRateBp: taxRate,
    images: images
      .map(name => placed.get(name) ?? name)
      .map((src, at) => ({ src, alt: known.get(src) ?? numbered(at) })),
    familyId: product?.familyId ?? null,
    options: product?.options ?? [],
    specs: product?.specs ?? [],
  };
}
