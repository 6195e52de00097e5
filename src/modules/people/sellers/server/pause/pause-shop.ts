import '#people/sellers/server/listing-port.ts';
import { badReturnDay, type ShopPause } from '#people/sellers/pause.contract.ts';
import { isReturnDay } from '#people/sellers/return-day.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { endPause, findPause, lockSeller, startPause } from './pauses.queries.ts';

type WirePause = { readonly pause: (Omit<ShopPause, 'since'> & { readonly since: string }) | null };

/** Whether the own shop is on a break. */
export async function readPause(ctx: ActorCtx): Promise<WirePause> {
  return wirePause(ctx, ownId(ctx));
}

/**
 * Takes all products of a shop off sale at once, until its seller opens it or its day of return comes. Orders already placed
 * are not touched. On a break already, it moves the day.
 * @throws badReturnDay
 */
export async function pauseShop(
  ctx: ActorCtx,
  { returnsOn }: { readonly returnsOn: string | null },
): Promise<WirePause> {
  const sellerId = ownId(ctx);
  if (returnsOn !== null && !isReturnDay(returnsOn, ctx.now())) throw badReturnDay();
  return ctx.tx(async tx => {
    await lockSeller(tx.db, sellerId);
    await startPause(tx.db, { sellerId, by: ctx.actor.id, at: tx.now(), returnsOn });
    await tx.ports.listing.relistProductsOf(tx, sellerId);
    return wirePause(tx, sellerId);
  });
}

/** Ends the break, if there is one: whatever else keeps products off sale still does. */
export async function reopenShop(ctx: ActorCtx): Promise<WirePause> {
  const sellerId = ownId(ctx);
  await ctx.tx(async tx => {
    await lockSeller(tx.db, sellerId);
    if (await endPause(tx.db, { sellerId, by: ctx.actor.id, at: tx.now() }))
      await tx.ports.listing.relistProductsOf(tx, sellerId);
  });
  return { pause: null };
}

function ownId({ actor }: ActorCtx): SellerId {
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}

async function wirePause({ db }: Ctx, sellerId: SellerId): Promise<WirePause> {
  const pause = await findPause(db, sellerId);
  return { pause: pause ? { since: pause.since.toISOString(), returnsOn: pause.returnsOn } : null };
}
