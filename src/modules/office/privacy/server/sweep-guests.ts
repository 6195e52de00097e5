import { eraseCartOf, holdCart, listUsingCarts } from '#orders/cart/server/cart.ts';
import { eraseCheckoutsOf, listCheckingOut } from '#orders/checkouts/server/checkouts.ts';
import { countOrdersByBuyer } from '#orders/orders/server/orders.ts';
import { eraseAccount, listIdleGuests, lockIdleGuest } from '#people/accounts/server/accounts.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
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
 * Deletes guest accounts that never ordered and prepare no order, with all that belongs to them, 30 days after they were last
 * there. Blocked ones stay, so that the block does. Each in its own transaction; one that can't be deleted is logged and left for
 * the next time.
 */
export function sweepGuests(): JobHandler<'privacy.sweep-guests'> {
  return async ctx => {
    const before = new Date(ctx.now().getTime() - GUEST_DAYS * DAY_MS);
    let after: UserId | null = null;
    for (;;) {
      const ids: readonly UserId[] = await listIdleGuests(ctx.db, { before, after, most: SLICE });
      for (const id of await forgettable(ctx.db, ids, before))
        await eraseGuest(ctx, id, before).catch((err: unknown) =>
          ctx.log.error({ err, user: id }, 'an idle guest could not be deleted'),
        );
      after = ids.at(-1) ?? null;
      if (ids.length < SLICE) return;
    }
  };
}

/** Those who never ordered, prepare no order, and left their cart alone since. */
async function forgettable(db: Database, ids: readonly UserId[], before: Date): Promise<readonly UserId[]> {
  const ordered = await countOrdersByBuyer(db, ids);
  const [buying, shopping] = [await listCheckingOut(db, ids), await listUsingCarts(db, ids, before)];
  return ids.filter(id => !ordered.has(id) && !buying.has(id) && !shopping.has(id));
}

async function eraseGuest(ctx: Ctx, id: UserId, before: Date): Promise<void> {
  await ctx.tx(async tx => {
    // Placing an order holds the cart too: it waits for this, or is seen here.
    await holdCart(tx.db, id);
    // A checkout refers to the account: it waits for this lock, or is seen after it.
    if (!(await lockIdleGuest(tx.db, id, before)) || (await forgettable(tx.db, [id], before)).length === 0) return;
    await eraseCartOf(tx.db, id);
    await eraseCheckoutsOf(tx.db, id);
    await eraseTraces(tx, id);
    await eraseAccount(tx.db, id);
  });
}
