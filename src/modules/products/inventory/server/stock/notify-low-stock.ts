import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { forgetRestocked, listSellersToNotify, noteTold } from './low-stock.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'inventory.tell-low-stock': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Job: notifies sellers of listed products below the shop's threshold. The first mail goes out within an hour, the next
 * one at least a day later; each product once until it is restocked.
 */
export function notifyLowStock(): JobHandler<'inventory.tell-low-stock'> {
  return async ctx => {
    const below = await setting(ctx, 'lowStockBelow');
    const now = ctx.now();
    const since = new Date(now.getTime() - DAY_MS);
    await forgetRestocked(ctx.db, below);
    for (const sellerId of await listSellersToNotify(ctx.db, below, since))
      await ctx.tx(async tx => {
        const count = await noteTold(tx.db, sellerId, { below, since, now });
        if (count > 0) await tx.notify('inventory.low-stock', { sellerId, toldAt: now.toISOString() });
      });
  };
}
