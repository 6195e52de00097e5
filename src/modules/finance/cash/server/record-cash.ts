import { cashWords, isCashIn, isCashOut } from '#finance/cash/cash-states.ts';
import {
  cashDayAhead,
  cashDiffers,
  cashIsMissing,
  cashIsSpent,
  cashNotIn,
  cashNotOut,
  type recordCollected as collected,
  type undoReceived as endpoint,
  type recordReceived as received,
} from '#finance/cash/contract.ts';
import { bookLate, takeCreditBack } from '#finance/ledger/server/ledger.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { isLive } from '#orders/orders/order-status.ts';
import { findPart, lockOrder, moverOf, noteOnPart, setCash } from '#orders/orders/server/orders.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { PartId } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { type CashOfPart, findCash, findCashUse } from './cash.queries.ts';

type Received = InputOf<typeof received>;

/** Records who collected the cash of a delivery. @throws cashIsMissing, cashNotOut */
export async function recordCollected(
  ctx: ActorCtx,
  { partId, holder }: InputOf<typeof collected>,
): Promise<CashOfPart> {
  return ctx.tx(async tx => {
    const cash = await holdCash(tx, partId);
    if (cash.state === 'collected' && cash.holder === holder) return cash;
    if (!isCashOut(cash.state)) throw cashNotOut(whyNotOut(cash));
    await setCash(tx, partId, { state: 'collected', holder, received: null });
    await bookLate(tx, partId);
    return finish(tx, cash, { act: 'cash.collected' });
  });
}

/**
 * Records that the shop received the cash of a delivery. This makes the seller's credit final and lets the shop refund
 * it. Idempotent for identical data.
 * @throws cashIsMissing, cashDayAhead, cashNotOut, cashDiffers
 */
export async function recordReceived(ctx: ActorCtx, input: Received): Promise<CashOfPart> {
  return ctx.tx(async tx => {
    const cash = await holdCash(tx, input.partId);
    const refusal = cashRefusal(cash, input, tx.now());
    if (refusal === 'known') return cash;
    if (refusal) throw refusal;
    return receive(tx, cash, input);
  });
}

/** Why the cash can't be recorded; `known` if it is already recorded with the same data. */
export function cashRefusal(
  cash: CashOfPart,
  { amount, receivedOn, reference, way }: Omit<Received, 'partId'>,
  now: Date,
) {
  const isSame = cash.state === way && cash.receivedOn === receivedOn && cash.reference === reference;
  if (isSame && cash.amount === amount) return 'known' as const;
  if (receivedOn > indiaMinute(now).slice(0, 10)) return cashDayAhead();
  if (!isCashOut(cash.state)) return cashNotOut(whyNotOut(cash));
  return cash.amount === amount ? undefined : cashDiffers(cash.amount, amount);
}

/** The caller holds the lock on the order and has checked `cashRefusal`. */
export async function receive(tx: TxCtx, cash: CashOfPart, { partId, way, amount, receivedOn, reference }: Received) {
  await setCash(tx, partId, { state: way, holder: cash.holder, received: { amount, on: receivedOn, reference } });
  await bookLate(tx, partId);
  return finish(tx, cash, { act: 'cash.received' });
}

interface CashAct {
  readonly act: 'cash.collected' | 'cash.received' | 'cash.undone';
  /** Reason for undoing; for the audit log, not for the shopper's timeline. */
  readonly reason?: string;
}

/** Locks the order, then reads the cash of its part. @throws cashIsMissing */
export async function holdCash(tx: TxCtx, partId: PartId): Promise<CashOfPart> {
  const found = await findCash(tx.db, partId);
  if (!found) throw cashIsMissing();
  await lockOrder(tx, found.orderId);
  return (await findCash(tx.db, partId)) ?? found;
}

async function finish(tx: TxCtx, before: CashOfPart, { act, reason }: CashAct): Promise<CashOfPart> {
  const after = (await findCash(tx.db, before.partId)) ?? before;
  const part = await findPart(tx.db, before.partId);
  const reference = after.reference === null ? '' : `, ${after.reference}`;
  if (part)
    await noteOnPart(tx, part, {
      by: moverOf(tx),
      note: `Cash ${exactRupees(after.amount)}: ${reason === undefined ? '' : 'recorded by mistake, now '}${wordsOf(after).toLowerCase()}${reference}`,
    });
  await recordAct(tx, {
    act,
    on: { kind: 'order', id: before.orderId, name: orderNumber(before.orderNumber) },
    before: factsOf(before),
    after: { ...factsOf(after), amount: exactRupees(after.amount), ...(reason !== undefined && { reason }) },
  });
  tx.changed(cacheTag.orders, cacheTag.ordersOf(before.sellerId));
  return after;
}

function factsOf(cash: CashOfPart) {
  return { cash: wordsOf(cash), 'received on': cash.receivedOn, reference: cash.reference };
}

function wordsOf({ state, holder }: CashOfPart): string {
  return state === null ? 'Not delivered yet' : cashWords({ state, holder });
}

function whyNotOut({ state, holder, receivedOn, reference }: CashOfPart): string {
  if (state === null) return 'This order is not delivered, so there is no cash to record.';
  if (isCashIn(state)) return `This cash was already recorded on ${receivedOn} with the reference ${reference}.`;
  return `No cash is expected for this order: ${cashWords({ state, holder }).toLowerCase()}.`;
}

/**
 * Undoes a receipt that was recorded by mistake. The cash is with its collector again; if none is known, the seller's
 * credit is reversed until it is recorded.
 * @throws cashIsMissing; cashNotIn; cashIsSpent once paid out or refunded
 */
export async function undoReceived(ctx: ActorCtx, { partId, reason }: InputOf<typeof endpoint>): Promise<CashOfPart> {
  return ctx.tx(async tx => {
    const cash = await holdCash(tx, partId);
    if (!isCashIn(cash.state)) throw cashNotIn(whyNotIn(cash));
    const use = await findCashUse(tx.db, partId);
    if (use && isLive(use.status) && use.status !== 'delivered')
      throw cashNotIn('This delivery was reversed. Set the order to Delivered first, then undo its cash.');
    if (use?.isRefunded) throw cashIsSpent('This cash was already refunded to the shopper, so it can’t be undone.');
    const { sellerId, holder } = cash;
    const note = `Its cash was recorded by mistake: ${reason}`;
    if (!(await takeCreditBack(tx, { partId, sellerId, isNowhere: holder === null, note })))
      throw cashIsSpent(
        `This cash was already paid out to ${cash.seller}, so it can’t be undone. Reverse the payout first, or adjust the balance.`,
      );
    await setCash(tx, partId, { state: holder === null ? 'expected' : 'collected', holder, received: null });
    return finish(tx, cash, { act: 'cash.undone', reason });
  });
}

function whyNotIn({ state, holder }: CashOfPart): string {
  const where = state === null ? 'not delivered yet' : cashWords({ state, holder }).toLowerCase();
  return `No cash is recorded as received here: ${where}.`;
}
