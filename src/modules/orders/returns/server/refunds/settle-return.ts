import { undoExchanges } from '#orders/exchanges/server/exchanges.ts';
import { listLines, markRefunded, moverOf } from '#orders/orders/server/orders.ts';
import { notDelivered } from '#orders/returns/contract.ts';
import { paymentAfter, type ReturnRefund, refundOfReturn } from '#orders/returns/refunds/refund-of-return.ts';
import { returnNumber } from '#orders/returns/return/return-number.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import type { ComparedBack } from '#orders/returns/server/compare-back.ts';
import type { HeldReturn } from '#orders/returns/server/held-return.ts';
import { isDeliveredAndPaid } from '#orders/returns/server/own-part.ts';
import { countSettled, listReturnLines, type ReturnLineRow } from '#orders/returns/server/returns.queries.ts';
import { callOffServices } from '#orders/sold-services/server/sold-services.ts';
import { refundedOf, refundPart } from '#payments/payments/server/payments.ts';
import type { TxCtx } from '#platform/context.ts';
import { returnStock } from '#products/catalog/server/catalog.ts';
import type { PartId, ProductId, SellerId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, paise, sum } from '#shared/money/money.ts';

/**
 * Completes a return in one transaction: the refund becomes due, stock is restored or written off, the seller's balance
 * and the invoice are corrected, and order and part are updated. One refund per return.
 * @param back returned units by number, which may be sold again
 * @throws notDelivered if the part is no longer delivered and paid, which prevents double refunds
 */
export async function settleReturn(tx: TxCtx, { row, part, order }: HeldReturn, back: ComparedBack): Promise<void> {
  if (!isDeliveredAndPaid(part)) throw notDelivered();
  const lines = await listReturnLines(tx.db, [row.id]);
  const before = await refundedOf(tx.db, part.id);
  const refund = refundOfReturn(
    lines,
    { delivery: part.delivery_paise, deliveryGivenBack: before.delivery },
    row.faulty,
  );
  const exchange = await undoneWith(tx, { partId: part.id, lines, sellerId: part.seller_id });
  const total = paise(refund.total - exchange);
  const owed = await refundPart(tx, {
    exchange,
    orderId: order.id,
    partId: part.id,
    cause: 'returned',
    causeId: row.id,
    lines: refund.lines,
    delivery: refund.delivery,
    ...(row.upi_id !== null && { upiId: row.upi_id }),
  });
  if (owed === undefined) throw new Error(`return ${row.id} has its refund already`);
  await correctPapers(tx, { partId: part.id, causeId: row.id, lines: refund.lines, delivery: refund.delivery }, back);
  if (row.goods === 'restocked')
    await returnStock(
      tx,
      lines
        .filter(({ isService }) => !isService)
        .map(line => ({ productId: line.productId as ProductId, quantity: line.quantity, partId: part.id })),
      'returned',
    );
  await callOffServices(tx, part.id);
  const completed = t('orders.returns.note.settled', {
    number: returnNumber(row.number),
    amount: exactRupees(total),
  });
  await markRefunded(tx, { order, part }, paymentAfter(part.total_paise, paise(before.amount + total)), {
    by: moverOf(tx),
    note: [completed, back.words].filter(Boolean).join('. '),
  });
}

/**
 * Gives back old phones whose new products are all returned with this return. @returns what was given for them, which the refund
 * is lower by
 */
async function undoneWith(
  tx: TxCtx,
  {
    partId,
    lines,
    sellerId,
  }: { readonly partId: PartId; readonly lines: readonly ReturnLineRow[]; readonly sellerId: SellerId },
): Promise<Paise> {
  const bought = new Map((await listLines(tx.db, [partId])).map(({ id, quantity }) => [id, quantity]));
  const settled = await countSettled(tx.db, partId);
  const whole = lines
    .filter(({ lineId }) => (settled.get(lineId) ?? 0) >= (bought.get(lineId) ?? 0))
    .map(({ lineId }) => lineId);
  const undone = await undoExchanges(tx, whole);
  for (const { lineId, model, final } of undone)
    await tx.ports.finance.bookExchange(tx, { sellerId, lineId, model, amount: final, isUndone: true });
  return sum(undone.map(({ final }) => final));
}

/** Corrects the seller's balance and issues the credit note. */
async function correctPapers(
  tx: TxCtx,
  refund: Pick<ReturnRefund, 'lines' | 'delivery'> & { readonly partId: PartId; readonly causeId: ReturnId },
  { numbers }: ComparedBack,
): Promise<void> {
  await tx.ports.finance.bookReturned(tx, refund);
  const lines = refund.lines.map(line => ({ ...line, serials: numbers.get(line.lineId) }));
  await tx.ports.finance.issueCreditNote(tx, { ...refund, lines, cause: 'returned' });
}
