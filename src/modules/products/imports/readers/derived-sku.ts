import { foldName } from '#shared/text/fold-name.ts';

/** What a row without a SKU says of its product, as it is written there. */
export interface SaidOfProduct {
  /** Digits that are right. */
  readonly gtin?: string | null | undefined;
  readonly brand?: string | undefined;
  readonly mpn?: string | undefined;
  readonly model?: string | undefined;
  readonly title?: string | undefined;
}

const GTIN_LENGTH = 13;

/**
 * A SKU for a product whose seller has none: the same whenever the row says the same of it, whatever its price and stock are.
 * The barcode if there is one, else the brand with the manufacturer's number, or with model and title. A model alone may
 * have several colours. The brand is taken as it is written, because whose it is may change.
 */
export function derivedSku({ gtin, brand, mpn, model, title }: SaidOfProduct): string | undefined {
  if (gtin) return gtin.padStart(GTIN_LENGTH, '0');
  if (!brand || !(mpn || title)) return undefined;
  const parts = mpn ? [brand, mpn] : [brand, model ?? '', title ?? ''];
  const mark = hash(parts.map(foldName).join('\n')).toUpperCase();
  const readable = foldName(brand).replace(OTHER_LETTERS, '').toUpperCase().slice(0, READABLE);
  return [readable, mark].filter(part => part !== '').join('-');
}

/** SKUs are typed and printed on labels. */
const OTHER_LETTERS = /[^a-z0-9]/g;
const READABLE = 20;
const BYTES = new TextEncoder();

/** 64 bits of FNV-1a. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of BYTES.encode(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(36);
}
