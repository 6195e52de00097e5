import { LEAST_VALUE, valueWith } from '#orders/exchanges/exchange.ts';
import { exchangeMissing, exchangeSettled, exchangeTooEarly, exchangeTooHigh } from '#orders/exchanges/refusals.ts';
import { closeExchange, exchangesOf, type OrderExchangeRow } from '#orders/exchanges/server/exchanges.ts';
import type { settleExchange as endpoint } from '#orders/orders/moves/exchange.contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isOnTheWay } from '#orders/orders/order-status.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import { listLines, listParts, type OrderRow, type PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { refundedOf, refundPart } from '#payments/payments/server/payments.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, paise } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { markRefunded, moverOf, noteOnPart } from './change-part.ts';

interface Held {
  readonly order: OrderRow;
  readonly part: PartRow;
  readonly exchange: OrderExchangeRow;
}

/**
 * Records what became of an old phone, once. What is given for it is refunded to its buyer the way the order was paid, and stands
 * against its seller, who has the phone. All refunds of a seller order together stay below what was paid for it.
 * @throws orderIsMissing also for another seller's; exchangeMissing, exchangeSettled, exchangeTooEarly, exchangeTooHigh
 */
export async function settleExchange(
  ctx: ActorCtx,
  { orderId, lineId, taken, rejected }: InputOf<typeof endpoint>,
): Promise<WireOrder> {
  if ((taken === undefined) === (rejected === undefined)) throw invalidInput();
  return ctx.tx(async tx => {
    const held = await holdExchange(tx, ctx, orderId, lineId);
    const { order, part, exchange } = held;
    if (exchange.state !== 'open') throw exchangeSettled();
    const event = taken ? await take(tx, held, taken) : await reject(tx, held, rejected?.reason ?? '');
    tx.changed(cacheTag.orders, cacheTag.ordersOf(part.seller_id));
    if (order.user_id) await tx.notify('orders.moved', { orderId, events: [event] });
    if (ctx.actor.kind === 'administrator' && ctx.actor.sellerId !== part.seller_id)
      await tx.notify('orders.sale-moved', { orderId, partId: part.id, event });
    if (ctx.actor.kind === 'administrator')
      await recordAct(tx, {
        act: 'order.exchanged',
        on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
        before: { [exchange.model]: exactRupees(exchange.quoted) },
        after: { [exchange.model]: taken ? exactRupees(taken.value) : (rejected?.reason ?? null) },
      });
    return readOrder(tx, orderId, orderScopeOf(ctx.actor));
  });
}

async function holdExchange(tx: TxCtx, { actor }: ActorCtx, orderId: OrderRow['id'], lineId: string): Promise<Held> {
  const scope = orderScopeOf(actor);
  const order = await holdOrder(tx, orderId, scope);
  const parts = await listParts(tx.db, orderId, scope);
  const all = await exchangesOf(
    tx.db,
    parts.map(({ id }) => id),
  );
  const exchange = all.find(each => each.lineId === lineId);
  const part = parts.find(({ id }) => id === exchange?.partId);
  if (!exchange || !part) throw exchangeMissing();
  return { order, part, exchange };
}

/** @returns the id of the event */
async function take(
  tx: TxCtx,
  { order, part, exchange }: Held,
  { value, condition }: { readonly value: Paise; readonly condition: OrderExchangeRow['condition'] },
): Promise<number> {
  const { lineId, model } = exchange;
  const isPaid = part.payment_status === 'paid' || part.payment_status === 'partially_refunded';
  if (part.status !== 'delivered' || !isPaid) throw exchangeTooEarly();
  const most = await mostFor(tx, part, exchange);
  if (value > most || value < LEAST_VALUE)
    throw exchangeTooHigh(most).with({ fields: { 'taken.value': () => exchangeTooHigh(most).message } });
  if (!(await closeExchange(tx, lineId, { state: 'confirmed', final: value, condition }))) throw exchangeSettled();
  const refund = await refundPart(tx, {
    ...{ orderId: order.id, partId: part.id, cause: 'exchanged', causeId: lineId },
    ...{ lines: [], delivery: paise(0), amount: value },
  });
  if (refund === undefined) throw new Error(`the phone of line ${lineId} has its refund already`);
  await tx.ports.finance.bookExchange(tx, {
    ...{ sellerId: part.seller_id, lineId, model, amount: value, isUndone: false },
  });
  const note = t('orders.orders.note.phoneTaken', { model, amount: exactRupees(value) });
  return markRefunded(tx, { order, part }, 'partially_refunded', { by: moverOf(tx), note });
}

/** What can be given at most: what was quoted, and below what is left of the price, also if the order was edited since. */
async function mostFor(tx: TxCtx, part: PartRow, { lineId, quoted }: OrderExchangeRow): Promise<Paise> {
  const line = (await listLines(tx.db, [part.id])).find(({ id }) => id === lineId);
  if (!line) throw exchangeMissing();
  const left = part.total_paise - (await refundedOf(tx.db, part.id)).amount;
  const unit = (line.total_paise - line.discount_paise) / line.quantity;
  return valueWith(quoted, Math.min(unit, left)) ?? paise(0);
}

/** @returns the id of the event */
async function reject(tx: TxCtx, { part, exchange: { lineId, model } }: Held, reason: string): Promise<number> {
  if (!isOnTheWay(part.status)) throw exchangeTooEarly();
  if (!(await closeExchange(tx, lineId, { state: 'rejected', reason }))) throw exchangeSettled();
  return noteOnPart(tx, part, { by: moverOf(tx), note: t('orders.orders.note.phoneNotTaken', { model, reason }) });
}
