import type { addToCart as endpoint } from '#orders/cart/contract.ts';
import { cartIsFull, MAX_CART_LINES, MAX_QUANTITY, onlyInStock } from '#orders/cart/refusals.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type CartPage, presentCart } from './cart.present.ts';
import { putItems } from './cart.queries.ts';
import { openCart, withQuantities } from './open-cart.ts';
import { whyNotOnSale } from './why-not-on-sale.ts';

/**
 * Adds to what is in the cart already.
 * @throws productNotOnSale, sellerIsAway, onlyInStock, cartIsFull
 */
export async function addToCart(
  ctx: ActorCtx,
  { productId, quantity }: Pick<InputOf<typeof endpoint>, 'productId' | 'quantity'>,
): Promise<CartPage> {
  return ctx.tx(async tx => {
    const { cart, products } = await openCart(tx, ctx.actor.id, [productId]);
    const product = products.get(productId);
    if (!product) throw await whyNotOnSale(tx, productId);

    const added = cart.lines.find(line => line.product.id === productId)?.quantity ?? 0;
    if (added + quantity > Math.min(product.stock, MAX_QUANTITY)) throw onlyInStock(product.stock, added);
    if (added === 0 && cart.lines.length >= MAX_CART_LINES) throw cartIsFull();

    const items = [{ productId, quantity: added + quantity }];
    await putItems(tx, ctx.actor.id, items);
    return presentCart(withQuantities(cart, products, items));
  });
}
