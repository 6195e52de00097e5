import { showMobile } from '#people/addresses/mobile.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import type { ProductDetail } from './product.schema.ts';

const HOME = 'India';

/**
 * The declarations that the law requires for packaged products. Missing values are shown as not declared, except the
 * importer of products made in India, which have none.
 */
export function declarations(product: ProductDetail): [label: string, value: string][] {
  const notDeclared = t('products.catalog.notDeclared');
  const { origin, genericName, netQuantity, maker, packer, importer, bisNumber, sku, hsn, price, seller } = product;
  const care = [seller.carePhone && showMobile(seller.carePhone), seller.careEmail].filter(Boolean).join(', ');
  const rows: [string, string | null][] = [
    [t('products.catalog.field.origin'), origin ?? notDeclared],
    [t('products.catalog.field.genericName'), genericName ?? notDeclared],
    [t('products.catalog.field.netQuantity'), netQuantity ?? notDeclared],
    [t('products.catalog.declaration.mrp'), t('products.catalog.declaration.mrpValue', { price: priceTag(price) })],
    [t('products.catalog.field.maker'), maker ?? notDeclared],
    [t('products.catalog.field.packer'), packer],
    [t('products.catalog.field.importer'), importer ?? (origin === HOME ? null : notDeclared)],
    [t('products.catalog.field.bisNumber'), bisNumber],
    [t('products.catalog.declaration.model'), sku],
    [t('products.catalog.field.hsn'), hsn],
    [t('products.catalog.declaration.care'), care || notDeclared],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** A warranty in words: 1 year, 18 months. */
export function warrantyText(months: number): string {
  return months % 12 === 0
    ? t('products.catalog.warranty.years', { count: months / 12 })
    : t('products.catalog.warranty.months', { count: months });
}

/** The legal declarations that a shop may require before a product goes on sale. */
export interface Declared {
  readonly origin: string | null;
  readonly maker: string | null;
  readonly importer: string | null;
}

/** Which of these a product lacks; products made in India have no importer. */
export function missingDeclarations({ origin, maker, importer }: Declared): (keyof Declared)[] {
  const missing: (keyof Declared)[] = [];
  if (origin === null) missing.push('origin');
  if (maker === null) missing.push('maker');
  if (importer === null && origin !== null && origin !== HOME) missing.push('importer');
  return missing;
}
