import '#people/sellers/server/listing-port.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { endPause, isReopeningDue, listReturning, lockSeller } from './pauses.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'sellers.reopen-shops': Record<string, never>;
  }
}

/** Opens the shops whose day of return has come, by India's calendar; each by itself, so that one can't hold up the others. */
export function reopenShops(): JobHandler<'sellers.reopen-shops'> {
  return async ctx => {
    const at = ctx.now();
    const today = dayIn(at);
    for (const sellerId of await listReturning(ctx.db, today))
      await ctx.tx(async tx => {
        await lockSeller(tx.db, sellerId);
        // Its seller may have moved the day just now.
        if (!(await isReopeningDue(tx.db, sellerId, today))) return;
        await endPause(tx.db, { sellerId, by: null, at });
        await tx.ports.listing.relistProductsOf(tx, sellerId);
      });
  };
}
