import { giveUpUnpaid, listOverdue } from '#orders/orders/server/orders.ts';
import { listTries, type PaymentProviders, type PaymentRow } from '#payments/payments/server/payments.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { OrderId } from '#shared/id.ts';
import { askingRound } from './asking-round.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'settlement.expire': Record<string, never>;
  }
}

const AT_A_TIME = 200;

/**
 * Gives up the orders that were not paid in time, so that their items can be bought again. Each provider is asked once
 * more before; one that is away keeps no items from anybody. Run twice, or beside another, it gives up nothing twice.
 */
export function expireUnpaid(providers: PaymentProviders): JobHandler<'settlement.expire'> {
  return async ctx => {
    const ask = askingRound(ctx, providers);
    const faults: unknown[] = [];
    for (const orderId of await listOverdue(ctx.db, AT_A_TIME))
      await expireOne(ctx, ask, orderId).catch(error => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be given up`);
  };
}

/** One that can't be given up keeps no other from it. */
async function expireOne(ctx: Ctx, ask: (payment: PaymentRow) => Promise<void>, orderId: OrderId): Promise<void> {
  const [latest] = await listTries(ctx.db, orderId);
  if (latest) await ask(latest);
  await ctx.tx(tx => giveUpUnpaid(tx, orderId));
}
