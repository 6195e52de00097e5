import { mergeCart } from '#orders/cart/contract.ts';
import { type GuestCart, readGuestCart, remainder, writeGuestCart } from '#orders/cart/guest-cart.ts';
import type { MergeStory } from '#orders/cart/merge-message.ts';
import type { Call } from '#shared/api/call.ts';
import { type Id, newId, type UserId } from '#shared/id.ts';
import { GUEST_CART, GUEST_ITEMS, GUEST_MERGE } from './guest-cart-keys.ts';
import { readGuestItems } from './guest-items.ts';

/**
 * A merge in progress. The same id is sent until the server answers, so that a lost response does not add items twice.
 */
interface PendingMerge {
  readonly mergeId: Id<'merge'>;
  readonly userId: UserId;
  readonly items: GuestCart;
}

/**
 * Merges the guest cart of this browser, if any, into the signed-in shopper's cart and then clears it. Items added
 * during the request stay for the next merge.
 * @returns the outcome, to one caller only; undefined if there was nothing to merge
 */
export async function mergeGuestCart({
  storage,
  call,
  userId,
}: {
  readonly storage: Storage;
  readonly call: Call;
  readonly userId: UserId;
}): Promise<MergeStory | undefined> {
  const pending = pendingMerge(storage, userId) ?? startMerge(storage, userId);
  if (!pending) return undefined;
  const { merge, items } = await call(mergeCart, { mergeId: pending.mergeId, items: [...pending.items] });
  const inCart = new Set(items.map(({ productId }) => productId));
  const capped = new Set(merge.capped.map(({ productId }) => productId));
  const names = readGuestItems(storage);
  const gone = pending.items
    .filter(({ productId }) => !inCart.has(productId) && !capped.has(productId))
    .flatMap(({ productId }) => names.get(productId)?.title ?? []);
  // The server answers repetitions alike, so another tab may have the same outcome; only one reports it.
  if (pendingMerge(storage, userId)?.mergeId !== pending.mergeId) return undefined;
  finish(storage, pending);
  return { ...merge, gone, inCart };
}

function finish(storage: Storage, { items }: PendingMerge): void {
  const rest = remainder(readGuestCart(storage.getItem(GUEST_CART)), items);
  if (rest.length > 0) storage.setItem(GUEST_CART, writeGuestCart(rest));
  else for (const key of [GUEST_CART, GUEST_ITEMS]) storage.removeItem(key);
  storage.removeItem(GUEST_MERGE);
}

function pendingMerge(storage: Storage, userId: UserId): PendingMerge | undefined {
  try {
    const pending = JSON.parse(storage.getItem(GUEST_MERGE) ?? 'null') as Partial<PendingMerge> | null;
    if (pending?.userId !== userId || !pending.mergeId) return undefined;
    return { userId, mergeId: pending.mergeId, items: readGuestCart(JSON.stringify(pending.items ?? [])) };
  } catch {
    return undefined;
  }
}

function startMerge(storage: Storage, userId: UserId): PendingMerge | undefined {
  const items = readGuestCart(storage.getItem(GUEST_CART));
  if (items.length === 0) return undefined;
  const pending: PendingMerge = { mergeId: newId<'merge'>(), userId, items };
  storage.setItem(GUEST_MERGE, JSON.stringify(pending));
  return pending;
}
