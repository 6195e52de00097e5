import { MAX } from '#products/inventory/product/product-draft.ts';
import { fault, type Read, value } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

/** Reads a SKU. Dashes and quotation marks that a word processor has bent are made straight, so that they match. */
export function readSku(text: string): Read<string> {
  const sku = text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
  const damage = codeDamageOf(sku);
  if (damage) return fault(damage);
  if (sku.length > MAX.sku) return fault(`At most ${MAX.sku} characters.`);
  return value(sku);
}
