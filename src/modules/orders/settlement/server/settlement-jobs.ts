import { giveUpEdit, giveUpUnpaid, listOverdue, listOverdueEdits } from '#orders/orders/server/orders.ts';
import {
  isAway,
  isRefusal,
  listToAsk,
  listTries,
  type PaymentProviders,
  type PaymentRow,
} from '#payments/payments/server/payments.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';

import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { OrderId, ProposedEditId } from '#shared/id.ts';
import { settle } from './settle.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'settlement.expire': Record<string, never>;
    'settlement.reconcile': Record<string, never>;
  }
}

const ORDERS_AT_A_TIME = 200;

/**
 * Cancels orders that were not paid in time, and ends edits whose difference was not, which releases their stock. Each
 * provider is asked once more first. Whatever it answers, or whether it answers at all, what is reserved goes back; money that
 * comes afterwards is refunded. Idempotent and safe to run concurrently.
 */
export function expireUnpaid(providers: PaymentProviders): JobHandler<'settlement.expire'> {
  return async ctx => {
    const settleOne = settlingRound(ctx, providers);
    const faults: unknown[] = [];
    const expire = async (orderId: OrderId, edit: ProposedEditId | null, giveUp: (tx: TxCtx) => Promise<unknown>) => {
      try {
        const [latest] = await listTries(ctx.db, orderId, edit);
        if (latest) await settleOne(latest);
      } catch (error) {
        faults.push(error);
      }
      await ctx.tx(giveUp).catch(error => faults.push(error));
    };
    for (const orderId of await listOverdue(ctx.db, ORDERS_AT_A_TIME))
      await expire(orderId, null, tx => giveUpUnpaid(tx, orderId));
    for (const { id, orderId } of await listOverdueEdits(ctx.db, ORDERS_AT_A_TIME))
      await expire(orderId, id, tx => giveUpEdit(tx, orderId, id));
    if (faults.length > 0)
      throw new AggregateError(faults, `${faults.length} errors while unpaid orders and edits were given up`);
  };
}

const PAYMENTS_AT_A_TIME = 100;

/**
 * Polls providers for payments without news: often while an order awaits payment, then with growing intervals for a
 * week. Finds payments captured while the shop was down, and late ones, without a webhook.
 */
export function reconcile(providers: PaymentProviders): JobHandler<'settlement.reconcile'> {
  return async ctx => {
    const settleOne = settlingRound(ctx, providers);
    const faults: unknown[] = [];
    for (const payment of await listToAsk(ctx.db, PAYMENTS_AT_A_TIME))
      await settleOne(payment).catch(error => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be settled`);
  };
}

/** Settles payments one by one; a provider that did not answer is skipped for the rest of the run. */
function settlingRound(ctx: Ctx, providers: PaymentProviders): (payment: PaymentRow) => Promise<void> {
  const away = new Set<string>();
  return async ({ id, provider }) => {
    if (away.has(provider)) return;
    try {
      await settle(ctx, providers, id);
    } catch (error) {
      if (isAway(error)) away.add(provider);
      else if (!isRefusal(error)) throw error;
      ctx.log.warn({ err: error, provider, payment: id }, 'payment not settled');
    }
  };
}
