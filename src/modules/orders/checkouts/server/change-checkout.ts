import {
  type changeCheckout as changeCall,
  checkoutHasChanged,
  checkoutIsDone,
  checkoutIsMissing,
  itemsOfCart,
  type openCheckout as openCall,
  tooManyCheckouts,
} from '#orders/checkouts/contract.ts';
import { addressNotYours } from '#orders/orders/contract.ts';
import type { Paying } from '#orders/orders/server/orders.ts';
import { addressOf } from '#people/addresses/server/addresses.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { type AddressId, type CheckoutId, newId, type ProductId } from '#shared/id.ts';
import { presentCheckout, type WireCheckout } from './checkout.present.ts';
import {
  type CheckoutItem,
  type CheckoutRow,
  findCheckout,
  insertOfItems,
  openOfCart,
  updateChoices,
} from './checkouts.queries.ts';
import { readCheckout } from './read-checkout.ts';

/**
 * Opens a checkout of the given items, or that of the cart. Nothing is reserved by it. With an id of the client that was used
 * before, it answers that checkout, also after it became an order.
 * @throws addressNotYours, tooManyCheckouts; checkoutIsMissing if the id is another's
 */
export async function openCheckout(
  ctx: ActorCtx,
  paying: Paying,
  { _id: given, items, ...choices }: InputOf<typeof openCall>,
): Promise<WireCheckout> {
  const { id } = ctx.actor;
  await ctx.throttle.spend('checkout.account', id, tooManyCheckouts);
  await refuseForeign(ctx, choices.addressId);
  const known = given && (await findCheckout(ctx.db, id, given));
  if (known && (items || known.items || known.order_id)) return shown(ctx, paying, known);
  const _id = given ?? newId<'checkout'>();
  if (!items) return shown(ctx, paying, await openOfCart(ctx.db, id, _id, choices));
  await insertOfItems(ctx.db, id, _id, { items: oneForEach(items), ...choices });
  return shown(ctx, paying, await findCheckout(ctx.db, id, _id));
}

/** @throws checkoutIsMissing also for another shopper's */
export async function getCheckout(ctx: ActorCtx, paying: Paying, id: CheckoutId): Promise<WireCheckout> {
  return shown(ctx, paying, await findCheckout(ctx.db, ctx.actor.id, id));
}

/**
 * Changes what is chosen; with `version`, only if nothing was since.
 * @throws checkoutIsMissing, addressNotYours; itemsOfCart for other items of the cart; checkoutIsDone and
 *   checkoutHasChanged with the checkout
 */
export async function changeCheckout(
  ctx: ActorCtx,
  paying: Paying,
  { checkoutId, items, ...change }: InputOf<typeof changeCall>,
): Promise<WireCheckout> {
  const { id } = ctx.actor;
  const found = await findCheckout(ctx.db, id, checkoutId);
  if (!found) throw checkoutIsMissing();
  if (items && !found.items) throw itemsOfCart();
  await refuseForeign(ctx, change.addressId);
  const changed = await updateChoices(ctx.db, id, checkoutId, { ...change, items: items && oneForEach(items) });
  if (changed) return shown(ctx, paying, changed);
  const data = await getCheckout(ctx, paying, checkoutId);
  throw (data.orderId ? checkoutIsDone() : checkoutHasChanged()).with({ data });
}

async function shown(ctx: ActorCtx, paying: Paying, row: CheckoutRow | undefined): Promise<WireCheckout> {
  if (!row) throw checkoutIsMissing();
  return presentCheckout(ctx, await readCheckout(ctx, paying, row, ctx.actor));
}

async function refuseForeign(ctx: ActorCtx, addressId: AddressId | undefined): Promise<void> {
  if (addressId && !(await addressOf(ctx, ctx.actor.id, addressId))) throw addressNotYours();
}

/** Adds up lines of the same product. */
export function oneForEach(items: readonly CheckoutItem[]): CheckoutItem[] {
  const quantities = new Map<ProductId, number>();
  for (const { productId, quantity } of items) quantities.set(productId, quantity + (quantities.get(productId) ?? 0));
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
