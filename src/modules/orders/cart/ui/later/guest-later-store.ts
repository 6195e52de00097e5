import { quantityIn, readGuestCart, withAdded, without } from '#orders/cart/guest-cart.ts';
import {
  type GuestSaved,
  readGuestLater,
  savedNow,
  withoutSaved,
  writeGuestLater,
} from '#orders/cart/later/guest-later.ts';
import { type LaterLine, laterIsFull, laterIsMissing } from '#orders/cart/later/later.contract.ts';
import { MAX_LATER } from '#orders/cart/later/max-later.ts';
import { cartIsFull, MAX_CART_LINES, MAX_QUANTITY, onlyInStock, productNotOnSale } from '#orders/cart/refusals.ts';
import { cartLineOf } from '#orders/cart/ui/store/cart-store.ts';
import { GUEST_CART } from '#orders/cart/ui/store/guest-cart-keys.ts';
import { onSale } from '#orders/cart/ui/store/on-sale.ts';
import { writeToGuestCart } from '#orders/cart/ui/store/write-guest-cart.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { LaterStore } from './later-store.ts';

const cartNow = () => readGuestCart(localStorage.getItem(GUEST_CART));

/** In this browser. Other tabs may write too, so everything is read anew before it is changed. */
export const guestLaterStore: LaterStore = {
  list: shown,
  save: async line => {
    const others = withoutSaved(readGuestLater(), line.productId);
    if (others.length >= MAX_LATER) throw laterIsFull();
    const before = readGuestLater().find(item => item.productId === line.productId)?.quantity ?? 0;
    const quantity = Math.min(MAX_QUANTITY, before + (quantityIn(cartNow(), line.productId) || line.quantity));
    writeGuestLater([savedNow({ ...line, quantity }, Date.now()), ...others]);
    writeToGuestCart(cart => without(cart, line.productId));
    return shown();
  },
  move: async ({ productId }) => {
    const product = (await onSale(call, [productId])).get(productId);
    if (!product) throw productNotOnSale();
    const saved = readGuestLater().find(item => item.productId === productId);
    if (!saved) throw laterIsMissing();
    const cart = cartNow();
    const held = quantityIn(cart, productId);
    const added = Math.min(saved.quantity, product.totalStock - held);
    if (added <= 0) throw onlyInStock(product.totalStock, held);
    if (held === 0 && cart.length >= MAX_CART_LINES) throw cartIsFull();
    writeToGuestCart(before => withAdded(before, productId, added), [product]);
    writeGuestLater(withoutSaved(readGuestLater(), productId, added));
    return { lines: await shown(), added };
  },
  forget: async ({ productId }) => {
    writeGuestLater(withoutSaved(readGuestLater(), productId));
    return shown();
  },
  putBack: async ({ productId, quantity, title, image, savedPrice, savedAt }) => {
    const back = { productId, quantity, title, image, price: savedPrice, at: savedAt.getTime() };
    writeGuestLater([back, ...withoutSaved(readGuestLater(), productId)].sort((one, other) => other.at - one.at));
    return shown();
  },
};

async function shown(): Promise<readonly LaterLine[]> {
  const saved = readGuestLater();
  const found = await onSale(
    call,
    saved.map(({ productId }) => productId),
  );
  return saved.map(item => lineOf(item, found));
}

function lineOf(
  { productId, quantity, title, image, price, at }: GuestSaved,
  found: Awaited<ReturnType<typeof onSale>>,
): LaterLine {
  const product = found.get(productId as ProductId);
  return {
    ...{ productId, quantity, title, image, savedPrice: price, savedAt: new Date(at) },
    now: product ? cartLineOf(product, quantity) : null,
    note: product ? null : t('orders.cart.later.gone'),
  };
}
