import { isCashIn, isCashOut } from '#finance/cash/cash-states.ts';
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
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import { indiaMinute } from '#shared/time/india-clock.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { type CashOfPart, findCash, findCashUse } from './cash.queries.ts';
import { cashFacts, cashNote, mistakeNote } from './stored-words.ts';

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
  if (part) await noteOnPart(tx, part, { by: moverOf(tx), note: cashNote(after, { isUndone: reason !== undefined }) });
  await recordAct(tx, {
    act,
    on: { kind: 'order', id: before.orderId, name: orderNumber(before.orderNumber) },
    before: cashFacts(before),
    after: { ...cashFacts(after), amount: exactRupees(after.amount), ...(reason !== undefined && { reason }) },
  });
  tx.changed(cacheTag.orders, cacheTag.ordersOf(before.sellerId));
  return after;
}

function whyNotOut({ state, receivedOn, reference }: CashOfPart): () => string {
  if (state === null) return () => t('finance.cash.refusal.notDelivered');
  if (!isCashIn(state)) return () => t('finance.cash.refusal.kept');
  return () => t('finance.cash.refusal.alreadyIn', { day: `${receivedOn}`, reference: `${reference}` });
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
      throw cashNotIn(() => t('finance.cash.refusal.reversed'));
    if (use?.isRefunded) throw cashIsSpent(() => t('finance.cash.refusal.refunded'));
    const { sellerId, holder } = cash;
    const note = mistakeNote(reason);
    if (!(await takeCreditBack(tx, { partId, sellerId, isNowhere: holder === null, note })))
      throw cashIsSpent(() => t('finance.cash.refusal.paidOut', { seller: cash.seller }));
    await setCash(tx, partId, { state: holder === null ? 'expected' : 'collected', holder, received: null });
    return finish(tx, cash, { act: 'cash.undone', reason });
  });
}

function whyNotIn({ state, holder }: CashOfPart): () => string {
  return () => t('finance.cash.refusal.notIn', { where: whereIs({ state, holder }) });
}

function whereIs({ state, holder }: Pick<CashOfPart, 'state' | 'holder'>) {
  if (state === null) return 'undelivered';
  if (state === 'collected') return holder === 'courier' ? 'courier' : 'seller';
  return state === 'expected' ? 'expected' : 'other';
}
