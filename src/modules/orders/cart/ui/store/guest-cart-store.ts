import {
  type GuestCart,
  quantityIn,
  readGuestCart,
  withAdded,
  without,
  withQuantity,
  writeGuestCart,
} from '#orders/cart/guest-cart.ts';
import { cartIsFull, lineIsMissing, MAX_CART_LINES, onlyInStock, onlyThisMany } from '#orders/cart/refusals.ts';
import type { Call } from '#shared/api/call.ts';
import { t } from '#shared/language/t.ts';
import { type CartStore, type CartView, cartLineOf, viewOf, watched } from './cart-store.ts';
import { GUEST_CART } from './guest-cart-keys.ts';
import { type GuestItems, keepGuestItems, readGuestItems } from './guest-items.ts';
import { onSale } from './on-sale.ts';

/**
 * A guest's cart in localStorage. It is read again before each change, because another tab may have written to it;
 * `reread` is called when another tab has.
 */
export function openGuestCart({
  storage,
  call,
}: {
  readonly storage: Storage;
  readonly call: Call;
}): CartStore & { readonly reread: () => void } {
  const items = () => readGuestCart(storage.getItem(GUEST_CART));
  const view = watched(guestView(items(), readGuestItems(storage)));

  const write = (cart: GuestCart, guestItems: GuestItems = readGuestItems(storage)) => {
    storage.setItem(GUEST_CART, writeGuestCart(cart));
    keepGuestItems(storage, guestItems, cart);
    view.set(guestView(cart, guestItems));
  };

  return {
    view: view.get,
    subscribe: view.subscribe,
    reread: () => view.set(guestView(items(), readGuestItems(storage))),
    add: async (product, quantity) => {
      const cart = items();
      const added = quantityIn(cart, product._id);
      if (added + quantity > product.totalStock) throw onlyInStock(product.totalStock, added);
      if (added === 0 && cart.length >= MAX_CART_LINES) throw cartIsFull();
      write(withAdded(cart, product._id, quantity), new Map(readGuestItems(storage)).set(product._id, product));
    },
    setQuantity: async (productId, quantity) => {
      const cart = items();
      const stock = readGuestItems(storage).get(productId)?.totalStock;
      if (quantityIn(cart, productId) === 0) throw lineIsMissing();
      if (stock !== undefined && quantity > stock && quantity > quantityIn(cart, productId)) throw onlyThisMany(stock);
      write(withQuantity(cart, productId, quantity));
    },
    remove: async productId => write(without(items(), productId)),
    reload: async () => {
      const asked = items().map(item => item.productId);
      const found = await onSale(call, asked).catch((error: unknown) => {
        // Items without stored product data can't be drawn; the others stay as they were.
        if (view.get().lines.length < asked.length) view.set({ ...view.get(), status: 'failed' });
        throw error;
      });
      const gone = asked.filter(id => !found.has(id));
      const known = readGuestItems(storage);
      // Read again: the cart may have changed during the request.
      const cart = items().filter(item => !gone.includes(item.productId));
      write(cart, new Map([...known, ...found]));
      return gone.map(productId => known.get(productId)?.title ?? t('orders.cart.toast.goneProduct'));
    },
  };
}

function guestView(cart: GuestCart, guestItems: GuestItems): CartView {
  const lines = cart.flatMap(({ productId, quantity }) => {
    const product = guestItems.get(productId);
    return product ? [cartLineOf(product, quantity)] : [];
  });
  return viewOf('ready', lines, cart);
}
