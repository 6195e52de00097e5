import { cartHasChanged } from '#orders/cart/refusals.ts';
import {
  cartVersion,
  dropUnsold,
  freshCart,
  freshLines,
  holdCart,
  putBack,
  takeCart,
} from '#orders/cart/server/cart.ts';
import { offersMoved } from '#orders/offers/contract.ts';
import { countGuesses, rereadOffers } from '#orders/offers/server/offers.ts';
import {
  cartIsEmpty,
  type PlaceOrder,
  pricesChanged,
  productLeft,
  returnsChanged,
  sellerAway,
} from '#orders/orders/contract.ts';
import { findPlaced } from '#orders/orders/server/reading/orders.queries.ts';
import { addressOf } from '#people/addresses/server/addresses.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { Paying } from './approve-order.ts';
import { keyIsNeeded, keyOfCart, type OrderRequest, requestHash, requestOf } from './order-request.ts';
import type { Buyer, OrderSource, TakenItems } from './order-source.ts';
import { type OrderPlaced, placeFrom } from './place-from.ts';
import { ownReserveOf } from './reserve-units.ts';
import { returnAddress } from './return-address.ts';

/**
 * Places an order from the shopper's cart: stock, cart and order change in one transaction. Idempotent by key; without a
 * key the cart's version is used, so that a double click creates one order (docs/security-cases.md C10). With `buyNow`,
 * orders the request's lines and leaves the cart unchanged (decision 77).
 * @throws what `placeFrom` throws; returnNotAllowed; tooManyCodeTries; pricesChanged, returnsChanged, offersMoved and cartHasChanged with the current cart
 */
export async function placeOrder(
  ctx: ActorCtx,
  paying: Paying,
  request: PlaceOrder,
  givenKey?: string,
): Promise<OrderPlaced> {
  const orderRequest = requestOf(request);
  const back = await returnAddress(ctx, request.returnUrl);
  if (orderRequest.buyNow && givenKey === undefined) throw keyIsNeeded();
  const cart = givenKey === undefined ? await cartVersion(ctx, ctx.actor.id) : undefined;
  const key = givenKey ?? (cart && keyOfCart(cart));
  if (key === undefined) throw cartIsEmpty();
  const source = accountSource(ctx.actor, orderRequest, key, requestHash(orderRequest));
  if (!orderRequest.codes?.length) return placeFrom(ctx, paying, orderRequest, source, back);
  return countGuesses(ctx, ctx.actor.id, judged => placeFrom(ctx, paying, orderRequest, { ...source, judged }, back));
}

/** An account's cart or, with `buyNow`, the lines of the request. */
export function accountSource(buyer: Buyer, request: OrderRequest, key: string, hash: Buffer): OrderSource {
  const { addressId, method } = request;
  return {
    ...{ buyer, key, hash },
    limit: { by: 'order.account', who: buyer.id },
    take: tx => takeOrdered(tx, buyer, request),
    putBack: (tx, items) => putBack(tx, buyer.id, items),
    findAddress: async tx => (addressId ? addressOf(tx, buyer.id, addressId) : undefined),
    ownReserve: tx => ownReserveOf(tx, buyer, method),
    findPlaced: ({ db }) => findPlaced(db, buyer.id, key),
    explained: (ctx, refusal) => explained(ctx, buyer, request, refusal),
  };
}

/** Locks the cart in both cases, so that a concurrent account deletion sees every order. */
async function takeOrdered(tx: TxCtx, { id }: Buyer, { buyNow, lines }: OrderRequest): Promise<TakenItems> {
  if (!buyNow || !lines) return takeCart(tx, id);
  await holdCart(tx.db, id);
  return { cartId: null, items: lines, codes: [] };
}

/** Something is sold on other terms than the shopper saw. */
const OTHER_TERMS: readonly string[] = [pricesChanged.code, returnsChanged.code, offersMoved.code];

/** Adds the current cart to refusals about it, and deletes items that are no longer on sale. */
async function explained(
  ctx: Ctx,
  { id }: Buyer,
  { buyNow, lines, codes = [] }: OrderRequest,
  refusal: Problem,
): Promise<Problem> {
  if (refusal.code === offersMoved.code) await rereadOffers(ctx);
  if (buyNow && lines)
    return OTHER_TERMS.includes(refusal.code)
      ? refusal.with({ data: await freshLines(ctx, id, lines, codes) })
      : refusal;
  if (refusal.code === productLeft.code || refusal.code === sellerAway.code) await dropUnsold(ctx, id);
  if (!OTHER_TERMS.includes(refusal.code) && refusal.code !== cartHasChanged.code) return refusal;
  return refusal.with({ data: await freshCart(ctx, id) });
}
