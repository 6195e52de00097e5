import type { ActorCtx } from '#platform/context.ts';
import type { ProductId } from '#shared/id.ts';
import { type CartPage, presentCart } from './cart.present.ts';
import { deleteItems } from './cart.queries.ts';
import { openCart } from './open-cart.ts';

/** Takes one product out. That it is not in the cart is what was asked for, so a second time answers the same. */
export async function removeFromCart(ctx: ActorCtx, { productId }: { productId: ProductId }): Promise<CartPage> {
  return ctx.tx(async tx => {
    const { cart } = await openCart(tx, ctx.actor.id);
    await deleteItems(tx, ctx.actor.id, [productId]);
    return presentCart({ ...cart, lines: cart.lines.filter(line => line.product.id !== productId) });
  });
}
