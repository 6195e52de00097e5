import { mergeMessage } from '#orders/cart/merge-message.ts';
import type { Call } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';
import type { CartStore } from './cart-store.ts';
import { CART_CHANGED, GUEST_CART, GUEST_ITEMS } from './guest-cart-keys.ts';
import { openGuestCart } from './guest-cart-store.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { openShopperCart } from './shopper-cart-store.ts';

/** A cart that keeps step with the browser's other tabs until it is closed. */
export interface OpenStore {
  readonly store: CartStore;
  readonly close: () => void;
}

export function openGuestStore(call: Call): OpenStore {
  const store = openGuestCart({ storage: localStorage, call });
  const close = onStorage(key => {
    if (key === null || key === GUEST_CART || key === GUEST_ITEMS) store.reread();
  });
  // Written by hand or by another version of this shop, a line may have no picture yet.
  const { lines, quantities } = store.view();
  if (lines.length < quantities.size) void store.reload().catch(() => {});
  return { store, close };
}

/** Each reading of a shopper's cart first takes in what a guest has left in this browser. */
export function openShopperStore(call: Call, userId: UserId, tell: (message: string) => void): OpenStore {
  const onChanged = () => localStorage.setItem(CART_CHANGED, String(Date.now()));
  const shopper = openShopperCart({ call, userId, onChanged });
  const reload = async () => {
    const story = await mergeGuestCart({ storage: localStorage, call, userId }).catch(() => undefined);
    const message = story && mergeMessage(story);
    if (message) tell(message);
    return shopper.reload();
  };
  const read = () => void reload().catch(() => {});
  read();
  const deaf = onStorage(key => {
    if (key === CART_CHANGED) read();
  });
  // On another device too the cart may have changed since this window was last looked at.
  window.addEventListener('focus', read);
  const close = () => {
    deaf();
    window.removeEventListener('focus', read);
  };
  return { store: { ...shopper, reload }, close };
}

function onStorage(changed: (key: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea === localStorage) changed(event.key);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
