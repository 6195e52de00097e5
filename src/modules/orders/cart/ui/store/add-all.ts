import { mergeCart } from '#orders/cart/contract.ts';
import { readGuestCart, withAdded } from '#orders/cart/guest-cart.ts';
import { mergeLines } from '#orders/cart/merge-lines.ts';
import type { MergeStory } from '#orders/cart/merge-message.ts';
import { call } from '#shared/api/browser-call.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { GUEST_CART } from './guest-cart-keys.ts';
import { onSale } from './on-sale.ts';
import { writeToGuestCart } from './write-guest-cart.ts';

interface Wanted {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** Adds lines to the cart of a guest or a shopper, by the same rules. */
export async function addTo(kind: 'guest' | 'shopper', wanted: readonly Wanted[]): Promise<Omit<MergeStory, 'gone'>> {
  const items = wanted.map(({ productId, quantity }) => ({ productId, quantity }));
  if (kind === 'guest') return addToGuest(items);
  const answer = await call(mergeCart, { mergeId: newId<'merge'>(), items });
  return { ...answer.merge, inCart: new Set(answer.items.map(({ productId }) => productId)) };
}

async function addToGuest(wanted: readonly Wanted[]): Promise<Omit<MergeStory, 'gone'>> {
  const found = await onSale(
    call,
    wanted.map(({ productId }) => productId),
  );
  const cart = readGuestCart(localStorage.getItem(GUEST_CART));
  const products = new Map([...found].map(([id, { title, totalStock }]) => [id, { title, stock: totalStock }]));
  const { lines, capped, dropped } = mergeLines(cart, wanted, products);
  const now = new Map(cart.map(line => [line.productId, line.quantity]));
  writeToGuestCart(
    before =>
      lines.reduce(
        (held, { productId, quantity }) => withAdded(held, productId, quantity - (now.get(productId) ?? 0)),
        before,
      ),
    [...found.values()],
  );
  const inCart = new Set([...now.keys(), ...lines.map(({ productId }) => productId)]);
  return { capped, dropped, inCart };
}
