import { PRODUCT_FIELDS } from '#products/catalog/product/product.fields.ts';
import { fault, type ReadCell, value } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

/** Reads a SKU. Dashes and quotation marks that a word processor has bent are made straight, so that they match. */
export function readSku(text: string): ReadCell<string> {
  const sku = text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
  const damage = codeDamageOf(sku);
  if (damage) return fault(damage);
  const { max } = PRODUCT_FIELDS.sku;
  if (sku.length > max) return fault(`At most ${max} characters.`);
  return value(sku);
}
