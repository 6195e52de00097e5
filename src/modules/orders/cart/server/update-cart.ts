import type { updateCart as endpoint } from '#orders/cart/contract.ts';
import { cartHasChanged, lineIsMissing, MAX_QUANTITY, onlyThisMany } from '#orders/cart/refusals.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type CartPage, presentCart } from './cart.present.ts';
import { putItems } from './cart.queries.ts';
import { openCart, withQuantities } from './open-cart.ts';

/**
 * Sets how many of one product. With a version only if nobody has changed the cart since, so that answers that arrive
 * out of order can't undo each other; without one the last write wins.
 * @throws cartHasChanged with the cart as it stands, lineIsMissing, onlyThisMany
 */
export async function updateCart(
  ctx: ActorCtx,
  { productId, quantity, version }: Pick<InputOf<typeof endpoint>, 'productId' | 'quantity' | 'version'>,
): Promise<CartPage> {
  return ctx.tx(async tx => {
    const { cart, versionBefore, products } = await openCart(tx, ctx.actor.id);
    if (version !== undefined && version !== versionBefore)
      throw cartHasChanged().with({ data: presentCart({ ...cart, version: versionBefore }) });

    const line = cart.lines.find(({ product: { id } }) => id === productId);
    if (!line) throw lineIsMissing();
    const most = Math.min(line.product.stock, MAX_QUANTITY);
    if (quantity > most) throw onlyThisMany(most);

    const items = [{ productId, quantity }];
    await putItems(tx, ctx.actor.id, items);
    return presentCart(withQuantities(cart, products, items));
  });
}
