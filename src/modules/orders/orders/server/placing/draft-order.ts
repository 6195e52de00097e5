import { orderTooLarge } from '#orders/orders/contract.ts';
import type { SaleFacts } from '#products/catalog/server/catalog.ts';
import { newId, type PartId, type SellerId } from '#shared/id.ts';
import { MAX_PAISE, type Paise, paise, sum, times } from '#shared/money/money.ts';

export interface DraftLine {
  readonly product: SaleFacts;
  readonly quantity: number;
}

/** One seller's part of a draft. */
export interface DraftPart {
  readonly id: PartId;
  readonly sellerId: SellerId;
  readonly sellerName: string;
  readonly lines: readonly DraftLine[];
  readonly items: Paise;
  readonly delivery: Paise;
}

export interface DraftOrder {
  readonly parts: readonly DraftPart[];
  /** Items and delivery: the amount to pay. */
  readonly total: Paise;
}

/** Groups lines into one part per seller and calculates the totals. @throws orderTooLarge */
export function draftOrder(lines: readonly DraftLine[], deliveryPerPart: Paise): DraftOrder {
  const bySeller = Map.groupBy(lines, line => line.product.sellerId);
  const parts = [...bySeller].map(([sellerId, own]) => ({
    id: newId<'order part'>(),
    sellerId,
    sellerName: own[0]?.product.sellerName ?? '',
    lines: own,
    items: amountOf(own),
    delivery: deliveryPerPart,
  }));
  const total = paise(parts.reduce((whole, part) => whole + part.items + part.delivery, 0));
  if (total > MAX_PAISE) throw orderTooLarge();
  return { parts, total };
}

/** Price and quantity are limited, but their product can exceed the safe integers. */
function amountOf(lines: readonly DraftLine[]): Paise {
  if (lines.some(({ product, quantity }) => product.paid * quantity > MAX_PAISE)) throw orderTooLarge();
  return sum(lines.map(({ product, quantity }) => times(product.paid, quantity)));
}
