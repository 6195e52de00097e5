import type { ProductId } from '#shared/id.ts';
import type { MergeOutcome } from './contract.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './refusals.ts';

interface Line {
  readonly productId: ProductId;
  readonly quantity: number;
}
interface Item {
  readonly title: string;
  readonly stock: number;
}
/** The lines to write, with their new quantities, and the outcome to report to the shopper. */
export interface Merged extends MergeOutcome {
  readonly lines: readonly Line[];
}

/**
 * Merges a guest's lines into a cart. Quantities add up, capped at the stock; products not on sale and lines beyond the
 * cart's limit are dropped. Two lines of the same product count as one (security case C7).
 * @param items products on sale, by id
 */
export function mergeLines(cart: readonly Line[], guest: readonly Line[], items: ReadonlyMap<ProductId, Item>): Merged {
  const had = new Map(cart.map(line => [line.productId, line.quantity]));
  const now = new Map(had);
  const capped: Merged['capped'] = [];
  let dropped = 0;

  for (const [productId, wanted] of summed(guest)) {
    const found = items.get(productId);
    const isNew = !now.has(productId);
    if (!found || (isNew && now.size >= MAX_CART_LINES)) {
      dropped += 1;
      continue;
    }
    const before = had.get(productId) ?? 0;
    const after = Math.max(before, Math.min(before + wanted, found.stock, MAX_QUANTITY));
    if (after < before + wanted) capped.push({ productId, title: found.title, quantity: after - before });
    if (after > before) now.set(productId, after);
  }
  const lines = [...now].filter(([productId, quantity]) => had.get(productId) !== quantity);
  return { lines: lines.map(([productId, quantity]) => ({ productId, quantity })), capped, dropped };
}

function summed(lines: readonly Line[]): Map<ProductId, number> {
  const sums = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}
