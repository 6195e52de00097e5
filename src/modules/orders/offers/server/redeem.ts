import { offersMoved, offerUsedUp } from '#orders/offers/contract.ts';
import type { Judged } from '#orders/offers/judge-offers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { OfferId, OrderId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { countAgain, countUse, giveBack, insertUses, lessenUse } from './offers.queries.ts';

/**
 * Uses the offers that were judged for an order, in its transaction and last, because others who use them wait from here to the
 * commit. @throws offersMoved if one of them is used up, over or paused meanwhile
 */
export async function redeem(
  tx: TxCtx,
  { orderId, person }: { readonly orderId: OrderId; readonly person: string | null },
  { applied }: Pick<Judged, 'applied'>,
): Promise<void> {
  if (applied.length === 0) return;
  // In one order, so that two orders never wait for each other.
  const uses = applied
    .map(({ offer: { id, name, code }, amount }) => ({ orderId, offerId: id, name, code, person, discount: amount }))
    .sort((one, other) => (one.offerId < other.offerId ? -1 : 1));
  await insertUses(tx, uses);
  for (const use of uses) {
    const counted = await countUse(tx, use);
    if (!counted) throw offersMoved();
    if (counted.isUsedUp) tx.changed(cacheTag.offers);
  }
}

/** After `offersMoved`: what is remembered of the offers is older than the database. */
export async function rereadOffers(ctx: Ctx): Promise<void> {
  await ctx.tx(async tx => tx.changed(cacheTag.offers));
}

/** Nothing of an order is wanted any more: its uses do not count. */
export async function giveUsesBack(tx: TxCtx, orderId: OrderId): Promise<void> {
  if (await giveBack(tx, orderId)) tx.changed(cacheTag.offers);
}

/**
 * Offers take less off an order than they did: their budgets get it back, and a use that takes nothing off any more counts no
 * longer. In the transaction of the change, and last.
 */
export async function lessenUses(tx: TxCtx, orderId: OrderId, less: ReadonlyMap<OfferId, Paise>): Promise<void> {
  if (less.size === 0) return;
  for (const [offerId, amount] of [...less].sort(([one], [other]) => (one < other ? -1 : 1)))
    await lessenUse(tx, { orderId, offerId, amount });
  tx.changed(cacheTag.offers);
}

/** An order that was called off is wanted again. @throws offerUsedUp */
export async function takeUsesAgain(tx: TxCtx, orderId: OrderId): Promise<void> {
  const name = await countAgain(tx, orderId);
  if (name !== undefined) throw offerUsedUp(name);
  tx.changed(cacheTag.offers);
}
