import { savedProducts } from '#products/wishlist/saved-products.ts';
import type { Call } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';
import { hasUnsent, syncWishlist } from './sync-wishlist.ts';

/**
 * Keeps the list of this browser and that of a shopper alike until it is stopped. What can’t be sent is sent with the next
 * change, when the browser is online again, or by the next page.
 * @param onRefused called with the number of products that were not accepted
 */
export function startSync(call: Call, userId: UserId, onRefused: (count: number) => void): () => void {
  let isRunning = false;
  let isStopped = false;
  const run = async () => {
    if (isRunning || isStopped) return;
    isRunning = true;
    const refused = await syncWishlist(call, userId, () => !isStopped).catch(() => undefined);
    isRunning = false;
    if (refused === undefined) return;
    if (refused > 0) onRefused(refused);
    sendRest();
  };
  const sendRest = () => {
    if (hasUnsent(userId)) void run();
  };
  const unfollow = savedProducts.follow(sendRest);
  addEventListener('online', sendRest);
  void run();
  return () => {
    isStopped = true;
    unfollow();
    removeEventListener('online', sendRest);
  };
}
