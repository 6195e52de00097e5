import { fault, type Read, value } from './read.ts';
import { codeDamageOf } from './spreadsheet-damage.ts';

export const LONGEST_SKU = 60;

/** Reads a SKU. Dashes and quotation marks that a word processor has bent are made straight, so that they match. */
export function readSku(text: string): Read<string> {
  const sku = text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .trim();
  const damage = codeDamageOf(sku);
  if (damage) return fault(damage);
  if (sku.length > LONGEST_SKU) return fault(`At most ${LONGEST_SKU} characters.`);
  return value(sku);
}
