import { showMobile } from '#people/addresses/mobile.ts';
import { priceTag } from '#shared/money/money.ts';
import type { ProductDetail } from './product.schema.ts';

const NOT_DECLARED = 'Not declared by the seller';
const HOME = 'India';

/**
 * The declarations that the law requires for packaged products. Missing values are shown as not declared, except the
 * importer of products made in India, which have none.
 */
export function declarations(product: ProductDetail): [label: string, value: string][] {
  const { origin, genericName, netQuantity, maker, packer, importer, bisNumber, sku, hsn, price, seller } = product;
  const care = [seller.carePhone && showMobile(seller.carePhone), seller.careEmail].filter(Boolean).join(', ');
  const rows: [string, string | null][] = [
    ['Country of origin', origin ?? NOT_DECLARED],
    ['Generic name', genericName ?? NOT_DECLARED],
    ['Net quantity', netQuantity ?? NOT_DECLARED],
    ['MRP', `${priceTag(price)}, inclusive of all taxes`],
    ['Manufacturer', maker ?? NOT_DECLARED],
    ['Packer', packer],
    ['Importer', importer ?? (origin === HOME ? null : NOT_DECLARED)],
    ['BIS number', bisNumber],
    ['Model', sku],
    ['HSN', hsn],
    ['Consumer care', care || NOT_DECLARED],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** A warranty in words: 1 year, 18 months. */
export function warrantyText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
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
