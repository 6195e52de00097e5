import { openPayment } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { deductStock, type StockLine } from '#products/catalog/server/catalog.ts';
import type { PartId } from '#shared/id.ts';
import { type Paise, sum } from '#shared/money/money.ts';
import type { DraftPart } from './draft-order.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { type Reserve, type ReserveTerms, reserveUnits } from './reserve-units.ts';
import { heldUntilOf } from './unpaid.queries.ts';

/** Writes the order and takes its products from stock. */
export async function writeOrder(tx: TxCtx, order: NewOrder, reserving: Reserve, terms: ReserveTerms) {
  const { id: orderId, buyer, taker, method, draft } = order;
  const write = () => insertOrder(tx, order);
  const reserve = () => reserveUnits(tx, { orderId, buyer, taker, method }, reserving, terms);
  // Last, because it locks the products: others who order them wait from here to the commit.
  const deduct = () => deductStock(tx, draft.parts.flatMap(stockLinesOf), buyer.id);
  if (method === 'COD') {
    const [number, , stock] = await Promise.all([write(), reserve(), deduct()]);
    return { number, ...stock };
  }
  const number = await write();
  const parts = draft.parts.map(dueFor);
  await openPayment(tx, { orderId, provider: method, heldUntil: heldUntilOf(orderId), parts });
  const [, stock] = await Promise.all([reserve(), deduct()]);
  return { number, ...stock };
}

function stockLinesOf({ id: partId, lines }: DraftPart): StockLine[] {
  return lines.map(({ product, quantity }) => ({ productId: product.id, quantity, partId }));
}

function dueFor({ id, items, delivery }: DraftPart): { id: PartId; amount: Paise } {
  return { id, amount: sum([items, delivery]) };
}
