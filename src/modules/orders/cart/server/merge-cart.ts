import type { mergeCart as endpoint, MergeOutcome } from '#orders/cart/contract.ts';
import { mergeLines } from '#orders/cart/merge-lines.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type CartPage, presentCart } from './cart.present.ts';
import { findMerge, insertMerge, putItems } from './cart.queries.ts';
import { openCart, withQuantities } from './open-cart.ts';

/**
 * Puts a guest cart into the own one, once for each merge id: a repetition changes nothing and tells the same.
 * Never refuses a line; what could not go in is told (docs/security-cases.md C27).
 */
export async function mergeCart(
  ctx: ActorCtx,
  { mergeId, items }: InputOf<typeof endpoint>,
): Promise<CartPage & { merge: MergeOutcome }> {
  return ctx.tx(async tx => {
    const wanted = items.map(item => item.productId);
    const { cart, products } = await openCart(tx, ctx.actor.id, wanted);
    const earlier = await findMerge(tx, ctx.actor.id, mergeId);
    if (earlier) return { ...presentCart(cart), merge: earlier };

    const held = cart.lines.map(line => ({ productId: line.product.id, quantity: line.quantity }));
    const { lines, capped, dropped } = mergeLines(held, items, products);
    await putItems(tx, ctx.actor.id, lines);
    await insertMerge(tx, ctx.actor.id, mergeId, { capped, dropped });
    return { ...presentCart(withQuantities(cart, products, lines)), merge: { capped, dropped } };
  });
}
