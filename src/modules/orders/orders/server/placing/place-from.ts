import { insertExchanges, judgeExchanges, type NewExchange } from '#orders/exchanges/server/exchanges.ts';
import { judgeSale, type LiveOffers, liveOffers, redeem } from '#orders/offers/server/offers.ts';
import {
  aboveCodCap,
  addressNotYours,
  cartIsEmpty,
  chooseAddress,
  keyUsedDifferently,
  methodNotOffered,
  payLater,
  tooManyOrders,
} from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { sellExtras, takeSlots } from '#orders/sold-services/server/sold-services.ts';
import { offeredNamed } from '#payments/payments/server/payments.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { listTitles, saleFacts, unavailableProducts } from '#products/catalog/server/catalog.ts';
import { Problem } from '#shared/api/problem.ts';
import { newId, type OrderId } from '#shared/id.ts';
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
import { type DraftOrder, draftOrder, withExtras } from './draft-order.ts';
import type { OrderRequest } from './order-request.ts';
import type { OrderSource } from './order-source.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.ts';
import { checkOwnReserve, type ReserveTerms } from './reserve-units.ts';
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
 * Places an order from any source; every order comes about here. Stock is taken in the transaction that writes the order.
 * Prices are read again, because what the buyer saw may be old. Idempotent by the key of the source.
 * @throws openingSoon, tooManyOrders, cartIsEmpty, chooseAddress, addressNotYours, notServed, methodNotOffered,
 *   aboveCodCap, orderTooLarge, codeNotUsable, keyUsedDifferently; what `checkOwnReserve` and `reserveUnits` throw; pricesChanged,
 *   returnsChanged, offersMoved and cartHasChanged; notEnoughStock, productLeft and sellerAway with the lines; slotIsFull; quoteExpired, exchangeNotTaken, phoneInExchange and worthNothing; what the source throws
 */
export async function placeFrom(
  ctx: Ctx,
  paying: Paying,
  request: OrderRequest,
  source: OrderSource,
  back?: URL,
): Promise<OrderPlaced> {
  const placed = await placeOnce(ctx, paying, request, source);
  return answerOfPlaced(ctx, paying, placed, back);
}

/** The same, without the payment page. */
export async function placeOnce(
  ctx: Ctx,
  { providers, reserveLimits: limits }: Paying,
  request: OrderRequest,
  source: OrderSource,
): Promise<Placed> {
  const { by, who } = source.limit;
  if (request.method !== 'COD' && !offeredNamed(providers, request.method)) throw methodNotOffered();
  const payment = await paymentTerms(ctx);
  const area = await serviceArea(ctx);
  const live = await liveOffers(ctx);
  const reserve = { limits, takesOnline: providers.offered().length > 0 };
  try {
    await ctx.throttle.spend(by, who, tooManyOrders);
    return await ctx.tx(tx => place(tx, request, source, { ...payment, area, reserve, live, language: ctx.language }));
  } catch (error) {
    await ctx.throttle.giveBack(by, who);
    // On any error, even a lost commit confirmation, an existing order with this key is the answer. If this query fails
    // too, the outcome is unknown and the client has to retry.
    const earlier = await source.findPlaced(ctx);
    if (!earlier) throw error instanceof Problem ? await source.explained(ctx, error) : error;
    if (!earlier.hash.equals(source.hash)) throw keyUsedDifferently();
    return earlier;
  }
}

export interface Placed {
  readonly id: OrderId;
  readonly number: number;
  readonly method: OrderRequest['method'];
}

/** The shop's terms for this order. */
interface Terms extends PaymentTerms {
  readonly area: ServiceArea;
  readonly reserve: ReserveTerms;
  readonly live: LiveOffers;
  /** Of the shopper's screen. */
  readonly language: string;
}

async function place(
  tx: TxCtx,
  orderRequest: OrderRequest,
  source: OrderSource,
  { isOpen, delivery, codCap, area, reserve, live, language }: Terms,
): Promise<Placed> {
  if (!isOpen) throw openingSoon();
  const { method, addressId, lines: seen } = orderRequest;
  // Together, in this order: the items are locked first. Most requests name all of them.
  const [{ cartId, items, codes }, seenProducts, address, own] = await Promise.all([
    source.take(tx),
    saleFacts(tx, seen?.map(line => line.productId) ?? []),
    source.findAddress(tx),
    source.ownReserve(tx),
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

  if (!address) throw addressId ? addressNotYours() : chooseAddress();
  refuseUnserved(area, address.pincode);
  const person = source.buyer.id;
  const sale = { lines, codes: orderRequest.codes ?? codes, person, method, pincode: address.pincode };
  const judged = await judgeSale(tx, live, sale, delivery);
  source.judged?.(judged);
  refuseUselessCodes(judged, orderRequest.codes);
  const plain = draftOrder(lines, delivery, judged);
  const sold = withExtras(plain, await sellExtras(tx, plain.parts, source.extras, address));
  const draft = { ...sold, exchanges: await exchangesFor(tx, sold, source) };
  refuseOtherPrices(draft, orderRequest);
  refuseOtherReturns(draft, orderRequest, language);
  if (method === 'COD' && codCap !== null && draft.total > codCap) throw aboveCodCap(codCap);
  source.agree?.(draft, address);

  const id = newId<'order'>();
  const reserving = checkOwnReserve(own, { method, draft }, reserve);
  const { buyer, taker, key, hash } = source;
  const order = { id, buyer, taker, cartId, key, hash, method, address, draft };
  const { number, taken, shortages } = await writeOrder(tx, order, reserving, reserve);
  refuseWhatMoved(draft, taken, shortages);
  await insertExchanges(tx, id, draft.exchanges);
  await source.putBack(
    tx,
    items.filter(item => away.some(({ id: waiting }) => waiting === item.productId)),
  );
  await source.written?.(tx, id);
  tx.changed(cacheTag.orders, ...draft.parts.map(part => cacheTag.ordersOf(part.sellerId)));
  // Nobody is notified of an online order before it is paid.
  if (method === 'COD') {
    await tx.notify('orders.placed', { orderId: id });
    for (const part of draft.parts) await tx.notify('orders.sold', { orderId: id, partId: part.id });
  }
  const windows = draft.parts.flatMap(({ id: partId, sellerId, extras: { slot } }) =>
    slot ? [{ partId, sellerId, slot }] : [],
  );
  await takeSlots(tx, windows);
  // Last, because it locks counters that the orders of everybody share.
  await redeem(tx, { orderId: id, person }, judged);
  return { id, number, method };
}

/** The old phones that are chosen. @throws what is wrong with one of them */
async function exchangesFor(tx: TxCtx, { parts }: DraftOrder, { extras, buyer }: OrderSource): Promise<NewExchange[]> {
  const lines = parts.flatMap(part => part.lines);
  const judged = await judgeExchanges(tx, { lines, chosen: extras?.exchanges, person: buyer.id });
  return judged.flatMap(({ productId, quote, value, refusal }) => {
    if (refusal) throw refusal;
    return quote && value !== undefined
      ? [{ productId, value, model: quote.model, condition: quote.condition, imei: quote.imei }]
      : [];
  });
}

/** The answer for an order that has been placed, now or earlier. Online, it leads to the payment page. */
export async function answerOfPlaced(
  ctx: Ctx,
  paying: Paying,
  { id, number, method }: Placed,
  back?: URL,
): Promise<OrderPlaced> {
  const placed = { orderId: id, number: orderNumber(number) };
  if (method === 'COD') return { ...placed, approvalURL: null };
  const approvalURL = await approvalOfOrder(ctx, paying, { id, number }, back);
  return { ...placed, approvalURL, ...(approvalURL === null && { message: speaking(ctx.language, payLater) }) };
}
