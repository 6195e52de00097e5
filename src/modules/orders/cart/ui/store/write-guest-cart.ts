import { type GuestCart, readGuestCart, writeGuestCart } from '#orders/cart/guest-cart.ts';
import type { CartProduct } from '#orders/cart/ui/use-cart.ts';
import { GUEST_CART } from './guest-cart-keys.ts';
import { keepGuestItems, readGuestItems } from './guest-items.ts';

/**
 * Changes the guest cart from outside of its store, which hears of it as of a change in another tab.
 * @param products data of products that are new in it
 */
export function writeToGuestCart(change: (cart: GuestCart) => GuestCart, products: readonly CartProduct[] = []): void {
  const cart = change(readGuestCart(localStorage.getItem(GUEST_CART)));
  const items = new Map([...readGuestItems(localStorage), ...products.map(product => [product._id, product] as const)]);
  localStorage.setItem(GUEST_CART, writeGuestCart(cart));
  keepGuestItems(localStorage, items, cart);
  dispatchEvent(new StorageEvent('storage', { key: GUEST_CART, storageArea: localStorage }));
}
