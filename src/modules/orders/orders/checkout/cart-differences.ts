import { shortageOf } from '#orders/cart/cart-lines.ts';
import type { CartLine } from '#orders/cart/contract.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { stockWords } from './stock-words.ts';

/** One sentence for each difference between the cart the shopper saw and the current one. */
export function cartDifferences(before: readonly CartLine[], now: readonly CartLine[]): readonly string[] {
  const found = new Map(now.map(line => [line.productId, line]));
  const known = new Set(before.map(line => line.productId));
  return [
    ...before.flatMap(line => differenceOf(line, found.get(line.productId)) ?? []),
    ...now
      .filter(line => !known.has(line.productId))
      .map(line => t('orders.orders.changed.new', { title: line.title })),
  ];
}

function differenceOf(before: CartLine, now: CartLine | undefined): string | undefined {
  const { title } = before;
  if (!now) return t('orders.orders.changed.gone', { title });
  const shortage = shortageOf(now);
  if (shortage) return stockWords(title, now.totalStock);
  if (now.quantity !== before.quantity) return t('orders.orders.changed.quantity', { title, quantity: now.quantity });
  if (paidPrice(now) !== paidPrice(before))
    return t('orders.orders.changed.price', {
      title,
      now: priceTag(paidPrice(now)),
      before: priceTag(paidPrice(before)),
    });
  // Lines made in the browser have no note.
  if (before.returnsNote === undefined || before.returnsNote === now.returnsNote) return undefined;
  return t('orders.orders.changed.returns', { title });
}
