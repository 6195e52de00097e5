import { orderNumber } from '#orders/orders/order-number.ts';
import { lockOrder } from '#orders/orders/server/orders.ts';
import {
  type settleRefund as endpoint,
  refundByProvider,
  refundIsMissing,
  refundIsSellers,
  refundIsSettled,
  refundNotToSend,
  secondNeeded,
} from '#orders/returns/refunds/refunds.contract.ts';
import { approveByHand, markRefundSettled, sendAgain } from '#payments/payments/server/payments.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { RefundId, UserId } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { findRefund } from './refunds.queries.ts';

/**
 * Records a manual refund with the bank's reference and notifies the shopper. Idempotent for the same reference. Above
 * the amount in the settings, another administrator must have approved it.
 * @throws refundIsMissing; refundByProvider for online payments; refundIsSettled under another reference;
 *   refundIsSellers while the shop has not received the cash; secondNeeded
 */
export async function settleByHand(ctx: ActorCtx, { _id, reference }: InputOf<typeof endpoint>): Promise<void> {
  await ctx.tx(async tx => {
    const found = await findRefund(tx, _id);
    // Serializes with undoing the receipt of its cash.
    if (found) await lockOrder(tx, found.orderId);
    await refuseUndecided(tx, ctx.actor.id, _id);
    const isNew = await markRefundSettled(tx, _id, { reference, by: ctx.actor.id });
    if (isNew) await approveByHand(tx, _id, ctx.actor);
    const row = await findRefund(tx, _id);
    if (!row) throw refundIsMissing();
    if (!isNew) {
      if (row.paymentId !== null) throw refundByProvider();
      if (row.reference !== reference) throw refundIsSettled();
      return;
    }
    await recordAct(tx, {
      act: 'refund.settled',
      on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
      after: {
        amount: exactRupees(row.amount),
        reference,
        'approved by': row.approvals.map(({ by }) => by).join(', '),
      },
    });
    await tx.notify('returns.cash-refunded', { refundId: _id });
  });
}

/**
 * The shop pays only cash it has received, and a large amount only with two approvals. @throws refundIsSellers,
 * secondNeeded
 */
async function refuseUndecided(tx: TxCtx, by: UserId, id: RefundId): Promise<void> {
  const row = await findRefund(tx, id);
  if (!row || row.paymentId !== null || row.state === 'settled') return;
  if (row.waitsForCash) throw refundIsSellers(row.seller);
  const limit = await setting(tx, 'refundByTwoAbove');
  if (row.amount > limit && !row.approvals.some(({ userId }) => userId !== by)) throw secondNeeded(limit);
}

/**
 * Approves a manual refund; idempotent.
 * @throws refundIsMissing; refundByProvider for online payments; refundIsSettled
 */
export async function approveRefund(ctx: ActorCtx, id: RefundId): Promise<void> {
  await ctx.tx(async tx => {
    const row = await findRefund(tx, id);
    if (!row) throw refundIsMissing();
    if (row.paymentId !== null) throw refundByProvider();
    if (row.state === 'settled') throw refundIsSettled();
    if (await approveByHand(tx, id, ctx.actor))
      await recordAct(tx, {
        act: 'refund.approved',
        on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
        after: { amount: exactRupees(row.amount) },
      });
  });
}

/** Retries a refund that the provider refused. @throws refundIsMissing, refundNotToSend */
export async function retryRefund(ctx: ActorCtx, id: RefundId): Promise<void> {
  await ctx.tx(async tx => {
    const row = await findRefund(tx, id);
    if (!row) throw refundIsMissing();
    if (!(await sendAgain(tx, id))) throw refundNotToSend();
    await recordAct(tx, {
      act: 'refund.retried',
      on: { kind: 'order', id: row.orderId, name: orderNumber(row.orderNumber) },
      after: { amount: exactRupees(row.amount) },
    });
  });
}
