import { readGuestLater, writeGuestLater } from '#orders/cart/later/guest-later.ts';
import { mergeLater } from '#orders/cart/later/later.contract.ts';
import type { Call } from '#shared/api/call.ts';

/**
 * Brings what a guest has saved for later in this browser to the shopper who is signed in. What is saved during the request stays
 * for the next time. @returns how many products could not be brought along
 */
export async function mergeGuestLater(call: Call): Promise<number> {
  const sent = readGuestLater();
  if (sent.length === 0) return 0;
  const { dropped } = await call(mergeLater, {
    items: sent.map(({ productId, quantity, price, at }) => ({
      ...{ productId, quantity, savedPrice: price, savedAt: new Date(at) },
    })),
  });
  const isSent = new Set(sent.map(({ productId, at }) => `${productId} ${at}`));
  writeGuestLater(readGuestLater().filter(({ productId, at }) => !isSent.has(`${productId} ${at}`)));
  return dropped;
}
