import { listToAsk, type PaymentProviders } from '#payments/payments/server/payments.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { askingRound } from './asking-round.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'settlement.reconcile': Record<string, never>;
  }
}

const AT_A_TIME = 100;

/**
 * Asks the providers how payments stand of which nobody has brought word: often while an order waits, then ever more
 * seldom, for a week. So what was captured while the shop was down, and what came too late, is found without a message.
 */
export function reconcile(providers: PaymentProviders): JobHandler<'settlement.reconcile'> {
  return async ctx => {
    const ask = askingRound(ctx, providers);
    for (const payment of await listToAsk(ctx.db, AT_A_TIME)) await ask(payment);
  };
}
