import { withAlts } from '#products/catalog/product/picture-alts.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { stamped } from '#products/catalog/product/translations.ts';
import { columnOf, VARIANT_GROUP } from '#products/imports/file/columns.ts';
import type { FieldName, ImportedFields } from '#products/imports/file/product-fields.ts';
import { translationsFrom } from '#products/imports/file/translation-columns.ts';
import type { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { EMPTY_MEANS } from '#products/imports/readers/field-readers.ts';
import { isWebAddress } from '#products/imports/readers/read-images.ts';
import type { CheckedRow } from '#products/imports/server/import-rows.queries.ts';
import { type KnownProduct, knownFieldsOf } from '#products/imports/server/known-products.queries.ts';
import type { Families } from '#products/imports/server/variant-groups.ts';
import type { Paise } from '#shared/money/money.ts';

/** Uploaded addresses of pictures by their names in a row. */
export type PlacedPictures = ReadonlyMap<string, string>;

/** The product after importing a checked row; fields that are not in the row stay. */
export function contentOfRow(
  row: Pick<CheckedRow, 'sku' | 'changes'>,
  product: KnownProduct | undefined,
  placed: PlacedPictures,
  { attributes, families }: { readonly attributes: AttributeCells; readonly families: Families },
): ProductContent {
  const said = Object.fromEntries(row.changes.map(({ field, to }) => [field, to])) as Partial<ImportedFields>;
  const fields = { ...EMPTY_MEANS, ...(product && knownFieldsOf(product, attributes)), ...said } as ImportedFields;
  const { stock: _, images, options, variantGroup: _group, ...rest } = fields;
  const before = product?.translations ?? [];
  const shown = shownPictures(images, placed, product);
  return {
    ...(byField(rest) as Omit<
      ProductContent,
      'sku' | 'images' | 'familyId' | 'options' | 'specs' | 'translations' | 'attributes'
    >),
    sku: row.sku,
    salePrice: said.salePrice === undefined ? keptSalePrice(fields, product) : fields.salePrice,
    images: withAlts(fields.title, shown, product),
    // A product without pictures is not on sale; with those that are still to be fetched it will be.
    status: shown.length === 0 && images.some(isWebAddress) && fields.status === 'live' ? 'draft' : fields.status,
    familyId: familyOfRow(row, product, families),
    options: options.map(option => withColour(option, product)),
    specs: product?.specs ?? [],
    attributes: attributes.valuesOf(fields.kind, fields),
    translations: stamped(translationsFrom(fields, before), fields, before),
  };
}

/** A row that leaves the sale price leaves a scheduled one running too, unless it is not below the new MRP. */
function keptSalePrice(
  { price, salePrice }: Pick<ImportedFields, 'price' | 'salePrice'>,
  product: KnownProduct | undefined,
): Paise | null {
  if (!product) return salePrice;
  const { salePriceNow } = product;
  return salePriceNow !== null && salePriceNow >= price ? salePrice : salePriceNow;
}

/** While some are still to be fetched, a product keeps those that it has; a new one begins with those that are there. */
function shownPictures(
  images: readonly string[],
  placed: PlacedPictures,
  product: KnownProduct | undefined,
): readonly string[] {
  const there = images.map(name => placed.get(name) ?? name).filter(name => !isWebAddress(name));
  return there.length < images.length && product && product.images.length > 0
    ? product.images.map(({ src }) => src)
    : there;
}

/** The family of the product after the row: what the row says; a product that is added joins the variants that its file calls by its SKU, and one that is there stays in those that were just made from it. */
export function familyOfRow(
  { sku, changes }: Pick<CheckedRow, 'sku' | 'changes'>,
  product: KnownProduct | undefined,
  families: Families,
): string | null {
  const change = changes.find(({ field }) => field === VARIANT_GROUP);
  if (change) return change.to === null ? null : (families.called.get(String(change.to)) ?? null);
  return (product ? (product.familyId ?? families.made.get(product.id)) : families.called.get(sku ?? '')) ?? null;
}

/** Files have no colours of options, so they stay with their values. */
function withColour(option: ProductOption, product: KnownProduct | undefined): ProductOption {
  return product?.options.find(({ name, value }) => name === option.name && value === option.value) ?? option;
}

function byField(values: object): object {
  const said = Object.entries(values).map(([name, value]) => ({ ...columnOf(name as FieldName), value }));
  return Object.fromEntries(
    said.filter(({ language, field }) => !language && field !== 'attributes').map(({ field, value }) => [field, value]),
  );
}
