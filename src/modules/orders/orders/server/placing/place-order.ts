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
import { judgeSale, type LiveOffers, liveOffers, redeem, rereadOffers } from '#orders/offers/server/offers.ts';
import {
  aboveCodCap,
  addressNotYours,
  cartIsEmpty,
  chooseAddress,
  keyUsedDifferently,
  methodNotOffered,
  type PlaceOrder,
  payLater,
  pricesChanged,
  productLeft,
  returnsChanged,
  sellerAway,
  tooManyOrders,
} from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { findPlaced } from '#orders/orders/server/reading/orders.queries.ts';
import { providerNamed } from '#payments/payments/server/payments.ts';
import { addressOf } from '#people/addresses/server/addresses.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { listTitles, saleFacts, unavailableProducts } from '#products/catalog/server/catalog.ts';
import type { Actor } from '#shared/api/actor.ts';
import { Problem } from '#shared/api/problem.ts';
import { newId, type OrderId, type UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { refuseUnserved, serviceArea } from '#shop/delivery/server/delivery.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import { openingSoon } from '#shop/shop/contract.ts';
import { approvalOfOrder, type Paying } from './approve-order.ts';
import {
  leftTheShop,
  orderableLines,
  refuseOtherPrices,
  refuseOtherReturns,
  refuseUselessCodes,
  refuseWhatMoved,
  whatLeft,
} from './check-request.ts';
import { draftOrder } from './draft-order.ts';
import { keyIsNeeded, keyOfCart, type OrderRequest, requestHash, requestOf } from './order-request.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.ts';
import { checkOwnReserve, ownReserveOf, type ReserveTerms } from './reserve-units.ts';
import { writeOrder } from './write-order.ts';

export interface OrderPlaced {
  readonly orderId: OrderId;
  readonly number: string;
  /** The payment page; null for cash on delivery, and while the provider is unreachable. */
  readonly approvalURL: string | null;
  /** Additional message for the shopper. */
  readonly message?: string;
}

/**
 * Places an order from the shopper's cart: stock, cart and order change in one transaction. Prices are read again,
 * because the cart on screen may be old. Idempotent by key; without a key the cart's version is used, so that a double
 * click creates one order (docs/security-cases.md C10). With `buyNow`, orders the request's lines and leaves the cart
 * unchanged (decision 77).
 * @throws openingSoon, tooManyOrders, cartIsEmpty, chooseAddress, addressNotYours, notServed, methodNotOffered,
 *   aboveCodCap, orderTooLarge, codeNotUsable, keyUsedDifferently; what `checkOwnReserve` and `reserveUnits` throw; pricesChanged,
 *   offersMoved, returnsChanged and cartHasChanged with the current cart; notEnoughStock, productLeft and sellerAway with the lines
 */
export async function placeOrder(
  ctx: ActorCtx,
  paying: Paying,
  request: PlaceOrder,
  givenKey?: string,
): Promise<OrderPlaced> {
  const placed = await placeOnce(ctx, paying, request, givenKey);
  return answerOf(ctx, paying, placed);
}

async function placeOnce(
  ctx: ActorCtx,
  { providers, reserveLimits: limits }: Paying,
  request: PlaceOrder,
  givenKey: string | undefined,
): Promise<Placed> {
  const orderRequest = requestOf(request);
  if (orderRequest.buyNow && givenKey === undefined) throw keyIsNeeded();
  if (orderRequest.method !== 'COD' && !providerNamed(providers, orderRequest.method)) throw methodNotOffered();
  const cart = givenKey === undefined ? await cartVersion(ctx, ctx.actor.id) : undefined;
  const key = givenKey ?? (cart && keyOfCart(cart));
  if (key === undefined) throw cartIsEmpty();
  const hash = requestHash(orderRequest);
  const payment = await paymentTerms(ctx);
  const area = await serviceArea(ctx);
  const live = await liveOffers(ctx);
  const reserve = { limits, takesOnline: providers.length > 0 };
  const terms = { ...payment, area, reserve, live, language: ctx.language };
  try {
    await ctx.throttle.spend('order.account', ctx.actor.id, tooManyOrders);
    return await ctx.tx(tx => place(tx, ctx.actor, orderRequest, { ...terms, key, hash }));
  } catch (error) {
    await ctx.throttle.giveBack('order.account', ctx.actor.id);
    // On any error, even a lost commit confirmation, an existing order with this key is the answer. If this query fails
    // too, the outcome is unknown and the client has to retry.
    const earlier = await findPlaced(ctx.db, ctx.actor.id, key);
    if (!earlier) throw await explained(ctx, orderRequest, error);
    if (!earlier.hash.equals(hash)) throw keyUsedDifferently();
    return { ...earlier, method: orderRequest.method };
  }
}

interface Placed {
  readonly id: OrderId;
  readonly number: number;
  readonly method: OrderRequest['method'];
}

/** The shop's terms for this order. */
interface Terms extends PaymentTerms {
  readonly key: string;
  readonly hash: Buffer;
  readonly area: ServiceArea;
  readonly live: LiveOffers;
  readonly reserve: ReserveTerms;
  /** Of the shopper's screen. */
  readonly language: string;
}

async function place(
  tx: TxCtx,
  buyer: Actor,
  orderRequest: OrderRequest,
  { key, hash, isOpen, delivery, codCap, area, reserve, language, live }: Terms,
): Promise<Placed> {
  if (!isOpen) throw openingSoon();
  const { method, addressId, lines: seen } = orderRequest;
  // Together, in this order: the cart is locked first. Most requests name the whole cart.
  const [{ cartId, items, codes }, seenProducts, address, own] = await Promise.all([
    takeOrdered(tx, buyer.id, orderRequest),
    saleFacts(tx, seen?.map(line => line.productId) ?? []),
    addressId ? addressOf(tx, buyer.id, addressId) : undefined,
    ownReserveOf(tx, buyer, method),
  ]);
  if (items.length === 0) throw cartIsEmpty();
  const unseen = items.map(item => item.productId).filter(id => !seenProducts.has(id));
  const products = new Map([...seenProducts, ...(await saleFacts(tx, unseen))]);
  const left = whatLeft(items, products, orderRequest);
  const away = await unavailableProducts(
    tx,
    items.map(item => item.productId).filter(id => !products.has(id)),
  );
  if (left.length > 0) throw leftTheShop(await listTitles(tx.db, left), away);
  const lines = orderableLines(items, products, orderRequest);

  if (!addressId) throw chooseAddress();
  if (!address) throw addressNotYours();
  refuseUnserved(area, address.pincode);
  const sale = { lines, codes: orderRequest.codes ?? codes, person: buyer.id, method, pincode: address.pincode };
  const judged = await judgeSale(tx, live, sale, delivery);
  refuseUselessCodes(judged, orderRequest.codes);
  const draft = draftOrder(lines, delivery, judged);
  refuseOtherPrices(draft, orderRequest);
  refuseOtherReturns(draft, orderRequest, language);
  if (method === 'COD' && codCap !== null && draft.total > codCap) throw aboveCodCap(codCap);

  const id = newId<'order'>();
  const reserving = checkOwnReserve(own, { method, draft }, reserve);
  const order = { id, buyer, cartId, key, hash, method, address, draft };
  const { number, taken, shortages } = await writeOrder(tx, order, reserving, reserve);
  refuseWhatMoved(draft, taken, shortages);
  await putBack(
    tx,
    buyer.id,
    items.filter(item => away.some(({ id: waiting }) => waiting === item.productId)),
  );
  await redeem(tx, { orderId: id, person: buyer.id }, judged);
  tx.changed(cacheTag.orders, ...draft.parts.map(part => cacheTag.ordersOf(part.sellerId)));
  // Nobody is notified of an online order before it is paid.
  if (method === 'COD') {
    await tx.notify('orders.placed', { orderId: id });
    for (const part of draft.parts) await tx.notify('orders.sold', { orderId: id, partId: part.id });
  }
  return { id, number, method };
}

/**
 * Takes the cart's items, or the lines of “Buy now”. Locks the cart in both cases, so that a concurrent account
 * deletion sees every order.
 */
async function takeOrdered(tx: TxCtx, buyerId: UserId, { buyNow, lines }: OrderRequest) {
  if (!buyNow || !lines) return takeCart(tx, buyerId);
  await holdCart(tx.db, buyerId);
  return { cartId: null, items: lines, codes: [] };
}

/** Something is sold on other terms than the shopper saw. */
const OTHER_TERMS: readonly string[] = [pricesChanged.code, returnsChanged.code, offersMoved.code];

/** Adds the current cart to refusals about it, and deletes items that are no longer on sale. */
async function explained(ctx: ActorCtx, { buyNow, lines, codes }: OrderRequest, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem)) return error;
  if (error.code === offersMoved.code) await rereadOffers(ctx);
  if (buyNow && lines)
    return OTHER_TERMS.includes(error.code)
      ? error.with({ data: await freshLines(ctx, ctx.actor.id, lines, codes ?? []) })
      : error;
  if (error.code === productLeft.code || error.code === sellerAway.code) await dropUnsold(ctx, ctx.actor.id);
  if (!OTHER_TERMS.includes(error.code) && error.code !== cartHasChanged.code) return error;
  return error.with({ data: await freshCart(ctx, ctx.actor.id) });
}

async function answerOf(ctx: ActorCtx, paying: Paying, { id, number, method }: Placed): Promise<OrderPlaced> {
  const placed = { orderId: id, number: orderNumber(number) };
  if (method === 'COD') return { ...placed, approvalURL: null };
  const approvalURL = await approvalOfOrder(ctx, paying, { id, number });
  return { ...placed, approvalURL, ...(approvalURL === null && { message: speaking(ctx.language, payLater) }) };
}
