import type {
  addToCart as addToCartCall,
  MergeOutcome,
  mergeCart as mergeCartCall,
  updateCart as updateCartCall,
} from '#orders/cart/contract.ts';
import { mergeLines } from '#orders/cart/merge-lines.ts';
import {
  cartHasChanged,
  cartIsFull,
  lineIsMissing,
  MAX_CART_LINES,
  MAX_QUANTITY,
  onlyInStock,
  onlyThisMany,
  productNotOnSale,
  sellerIsAway,
} from '#orders/cart/refusals.ts';
import { offersOfCarts } from '#orders/offers/server/offers.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import { unavailableProducts } from '#products/catalog/server/catalog.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';
import { type CartPage, showCart } from './cart.present.ts';
import { deleteItems, findMerge, insertMerge, putItems } from './cart.queries.ts';
import { openCart, withQuantities } from './open-cart.ts';

/**
 * Adds to the quantity already in the cart.
 * @throws productNotOnSale, sellerIsAway, onlyInStock, cartIsFull
 */
export async function addToCart(
  ctx: ActorCtx,
  { productId, quantity }: Pick<InputOf<typeof addToCartCall>, 'productId' | 'quantity'>,
): Promise<CartPage> {
  const live = await offersOfCarts(ctx);
  return ctx.tx(async tx => {
    const { cart, products } = await openCart(tx, ctx.actor.id, [productId]);
    const product = products.get(productId);
    if (!product) throw await whyNotOnSale(tx, productId);

    const added = cart.lines.find(line => line.product.id === productId)?.quantity ?? 0;
    if (added + quantity > Math.min(product.stock, MAX_QUANTITY)) throw onlyInStock(product.stock, added);
    if (added === 0 && cart.lines.length >= MAX_CART_LINES) throw cartIsFull();

    const items = [{ productId, quantity: added + quantity }];
    await putItems(tx, ctx.actor.id, items);
    return showCart(tx, live, ctx.actor.id, withQuantities(cart, products, items));
  });
}

/** Why a product can't be added: its seller's shop is paused, or it is not on sale at all. */
export async function whyNotOnSale(ctx: Ctx, productId: ProductId): Promise<Problem> {
  const [away] = await unavailableProducts(ctx, [productId]);
  return away ? sellerIsAway(unavailableWords(away)) : productNotOnSale();
}

/**
 * Sets the quantity of a product. With `version`, only if the cart has not changed since (optimistic locking); without
 * it the last write wins.
 * @throws cartHasChanged with the current cart, lineIsMissing, onlyThisMany
 */
export async function updateCart(
  ctx: ActorCtx,
  { productId, quantity, version }: Pick<InputOf<typeof updateCartCall>, 'productId' | 'quantity' | 'version'>,
): Promise<CartPage> {
  const live = await offersOfCarts(ctx);
  return ctx.tx(async tx => {
    const { cart, versionBefore, products } = await openCart(tx, ctx.actor.id);
    if (version !== undefined && version !== versionBefore)
      throw cartHasChanged().with({
        data: await showCart(tx, live, ctx.actor.id, { ...cart, version: versionBefore }),
      });

    const line = cart.lines.find(({ product: { id } }) => id === productId);
    if (!line) throw lineIsMissing();
    const most = Math.min(line.product.stock, MAX_QUANTITY);
    if (quantity > most) throw onlyThisMany(most);

    const items = [{ productId, quantity }];
    await putItems(tx, ctx.actor.id, items);
    return showCart(tx, live, ctx.actor.id, withQuantities(cart, products, items));
  });
}

/** Idempotent: removing a product that is not in the cart succeeds. */
export async function removeFromCart(ctx: ActorCtx, { productId }: { productId: ProductId }): Promise<CartPage> {
  const live = await offersOfCarts(ctx);
  return ctx.tx(async tx => {
    const { cart } = await openCart(tx, ctx.actor.id);
    await deleteItems(tx, ctx.actor.id, [productId]);
    const lines = cart.lines.filter(line => line.product.id !== productId);
    return showCart(tx, live, ctx.actor.id, { ...cart, lines });
  });
}

/**
 * Merges a guest cart into the user's cart. Idempotent: the same merge id returns the first outcome. Never refuses a
 * line; what could not be added is reported in `merge` (docs/security-cases.md C27).
 */
export async function mergeCart(
  ctx: ActorCtx,
  { mergeId, items }: InputOf<typeof mergeCartCall>,
): Promise<CartPage & { merge: MergeOutcome }> {
  const live = await offersOfCarts(ctx);
  return ctx.tx(async tx => {
    const wanted = items.map(item => item.productId);
    const { cart, products } = await openCart(tx, ctx.actor.id, wanted);
    const earlier = await findMerge(tx, ctx.actor.id, mergeId);
    if (earlier) return { ...(await showCart(tx, live, ctx.actor.id, cart)), merge: earlier };

    const held = cart.lines.map(line => ({ productId: line.product.id, quantity: line.quantity }));
    const { lines, capped, dropped } = mergeLines(held, items, products);
    await putItems(tx, ctx.actor.id, lines);
    await insertMerge(tx, ctx.actor.id, mergeId, { capped, dropped });
    return {
      ...(await showCart(tx, live, ctx.actor.id, withQuantities(cart, products, lines))),
      merge: { capped, dropped },
    };
  });
}
