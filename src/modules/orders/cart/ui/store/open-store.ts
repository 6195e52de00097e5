import { mergeMessage } from '#orders/cart/merge-message.ts';
import type { Call } from '#shared/api/call.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { CartStore } from './cart-store.ts';
import { CART_CHANGED, GUEST_CART, GUEST_ITEMS } from './guest-cart-keys.ts';
import { openGuestCart } from './guest-cart-store.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { mergeGuestLater } from './merge-guest-later.ts';
import { openShopperCart } from './shopper-cart-store.ts';

/** A cart that stays in sync with other tabs until it is closed. */
export interface OpenStore {
  readonly store: CartStore;
  readonly close: () => void;
}

export function openGuestStore(call: Call): OpenStore {
  const store = openGuestCart({ storage: localStorage, call });
  const close = onStorage(key => {
    if (key === null || key === GUEST_CART || key === GUEST_ITEMS) store.reread();
  });
  // A line written by hand or by another version of the shop may have no product data yet.
  const { lines, quantities } = store.view();
  if (lines.length < quantities.size) void store.reload().catch(() => {});
  return { store, close };
}

/** Every read first merges the guest cart of this browser, and what was saved for later there. */
export function openShopperStore(call: Call, userId: UserId, notify: (message: string) => void): OpenStore {
  const onChanged = () => localStorage.setItem(CART_CHANGED, String(Date.now()));
  const shopper = openShopperCart({ call, userId, onChanged });
  const reload = async () => {
    const outcome = await mergeGuestCart({ storage: localStorage, call, userId }).catch(() => undefined);
    const message = outcome && mergeMessage(outcome);
    if (message) notify(message);
    const dropped = await mergeGuestLater(call).catch(() => 0);
    if (dropped > 0) notify(t('orders.cart.later.dropped', { count: dropped }));
    return shopper.reload();
  };
  const read = () => void reload().catch(() => {});
  read();
  const unsubscribe = onStorage(key => {
    if (key === CART_CHANGED) read();
  });
  // The cart may have changed on another device.
  window.addEventListener('focus', read);
  const close = () => {
    unsubscribe();
    window.removeEventListener('focus', read);
  };
  return { store: { ...shopper, reload }, close };
}

function onStorage(changed: (key: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === localStorage) changed(event.key);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
