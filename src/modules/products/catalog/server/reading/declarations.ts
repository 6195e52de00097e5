import { HOME_COUNTRY } from '#products/catalog/product/missing-declarations.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import type { DetailRow } from './catalog.queries.ts';
import { countryName } from './country-name.ts';
import { careOf } from './seller-details.ts';

/** What the declarations are made of. */
export type Declaring = Pick<
  DetailRow,
  | 'origin'
  | 'genericName'
  | 'netQuantity'
  | 'price'
  | 'maker'
  | 'packer'
  | 'importer'
  | 'bisNumber'
  | 'sku'
  | 'gtin'
  | 'mpn'
  | 'model'
  | 'weightGrams'
  | 'boxLength'
  | 'boxWidth'
  | 'boxHeight'
  | 'hsn'
  | 'carePhone'
  | 'careEmail'
>;

/**
 * The declarations that the law requires for packaged products, in the language that is spoken. Missing values are shown as
 * not declared, except the importer of products made in India, which have none.
 */
export function declarationsOf(product: Declaring): [label: string, value: string][] {
  const notDeclared = t('products.catalog.notDeclared');
  const { origin, genericName, netQuantity, price, maker, packer, importer, bisNumber } = product;
  const { sku, gtin, mpn, model, weightGrams, hsn } = product;
  const rows: [string, string | null][] = [
    [t('products.catalog.field.origin'), origin === null ? notDeclared : countryName(origin)],
    [t('products.catalog.field.genericName'), genericName ?? notDeclared],
    [t('products.catalog.field.netQuantity'), netQuantity ?? notDeclared],
    [t('products.catalog.declaration.mrp'), t('products.catalog.declaration.mrpValue', { price: priceTag(price) })],
    [t('products.catalog.field.maker'), maker ?? notDeclared],
    [t('products.catalog.field.packer'), packer],
    [t('products.catalog.field.importer'), importer ?? (origin === HOME_COUNTRY ? null : notDeclared)],
    [t('products.catalog.field.bisNumber'), bisNumber],
    [t('products.catalog.declaration.model'), model ?? sku],
    [t('products.catalog.field.mpn'), mpn],
    [t('products.catalog.field.gtin'), gtin],
    [t('products.catalog.field.weight'), weightGrams === null ? null : weightText(weightGrams)],
    [t('products.catalog.declaration.box'), boxText(product)],
    [t('products.catalog.field.hsn'), hsn],
    [t('products.catalog.declaration.care'), careOf(product) || notDeclared],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** 420 g, 12.5 kg */
function weightText(grams: number): string {
  return grams < 1_000
    ? t('products.catalog.weight.grams', { weight: grams })
    : t('products.catalog.weight.kilograms', { weight: grams / 1_000 });
}

/** 165 × 80 × 45 mm */
function boxText({ boxLength, boxWidth, boxHeight }: Declaring): string | null {
  if (boxLength === null || boxWidth === null || boxHeight === null) return null;
  return t('products.catalog.boxSize', { length: boxLength, width: boxWidth, height: boxHeight });
}
