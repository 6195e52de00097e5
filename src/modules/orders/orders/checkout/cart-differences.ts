import { shortageOf } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { priceTag } from '#shared/money/money.ts';

/** One sentence for each difference between the cart the shopper saw and the current one. */
export function cartDifferences(before: readonly CartLine[], now: readonly CartLine[]): readonly string[] {
  const found = new Map(now.map(line => [line.productId, line]));
  const known = new Set(before.map(line => line.productId));
  return [
    ...before.flatMap(line => differenceOf(line, found.get(line.productId)) ?? []),
    ...now.filter(line => !known.has(line.productId)).map(line => `${line.title} is new in your cart.`),
  ];
}

function differenceOf(before: CartLine, now: CartLine | undefined): string | undefined {
  const { title } = before;
  if (!now) return `${title} is no longer in your cart.`;
  const shortage = shortageOf(now);
  if (shortage) return now.totalStock === 0 ? `${title} is sold out.` : `Only ${now.totalStock} left of ${title}.`;
  if (now.quantity !== before.quantity) return `${title}: now ${now.quantity} in your cart.`;
  if (paidPrice(now) === paidPrice(before)) return undefined;
  return `${title} now costs ${priceTag(paidPrice(now))} instead of ${priceTag(paidPrice(before))}.`;
}
