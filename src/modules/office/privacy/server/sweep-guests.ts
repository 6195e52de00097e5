import { eraseCartOf, holdCart } from '#orders/cart/server/cart.ts';
import { eraseCheckoutsOf } from '#orders/checkouts/server/checkouts.ts';
import { countOrdersByBuyer } from '#orders/orders/server/orders.ts';
import { eraseAccount, listIdleGuests, lockIdleGuest } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { UserId } from '#shared/id.ts';
import { eraseTraces } from './erase-traces.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'privacy.sweep-guests': Record<string, never>;
  }
}

const DAY_MS = 86_400_000;
/** A guest who has not come for so long, and never ordered, is forgotten. */
const GUEST_DAYS = 30;
const SLICE = 200;

/**
 * Deletes guest accounts that never ordered, with all that belongs to them, 30 days after they were last there. Each in its own
 * transaction; one that can't be deleted is logged and left for the next time.
 */
export function sweepGuests(): JobHandler<'privacy.sweep-guests'> {
  return async ctx => {
    const before = new Date(ctx.now().getTime() - GUEST_DAYS * DAY_MS);
    let after: UserId | null = null;
    for (;;) {
      const ids: readonly UserId[] = await listIdleGuests(ctx.db, { before, after, most: SLICE });
      const orders = await countOrdersByBuyer(ctx.db, ids);
      for (const id of ids.filter(each => !orders.has(each)))
        await eraseGuest(ctx, id, before).catch((err: unknown) =>
          ctx.log.error({ err, user: id }, 'an idle guest could not be deleted'),
        );
      after = ids.at(-1) ?? null;
      if (ids.length < SLICE) return;
    }
  };
}

async function eraseGuest(ctx: Ctx, id: UserId, before: Date): Promise<void> {
  await ctx.tx(async tx => {
    // Placing an order holds the cart too: it waits for this, or is seen here.
    await holdCart(tx.db, id);
    if (!(await lockIdleGuest(tx.db, id, before)) || (await countOrdersByBuyer(tx.db, [id])).size > 0) return;
    await eraseCartOf(tx.db, id);
    await eraseCheckoutsOf(tx.db, id);
    await eraseTraces(tx, id);
    await eraseAccount(tx.db, id);
  });
}
