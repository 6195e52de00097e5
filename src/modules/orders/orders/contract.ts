import * as z from 'zod/mini';
import { CartLine } from '#orders/cart/contract.ts';
import { MAX_CODES } from '#orders/offers/offer.ts';
import { stockWords } from '#orders/orders/checkout/stock-words.ts';
import { orderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { ORDER_SORTS } from '#orders/orders/list/order-filter.ts';
import { ORDER_EXPORT_PATH } from '#orders/orders/list/order-list-state.ts';
import { MAX_ORDERS_PER_CALL } from '#orders/orders/moves/order-outcomes.ts';
import { MAX_REJECT_NOTE_LENGTH, REJECT_REASON_NAMES } from '#orders/orders/moves/reject-reasons.ts';
import { DELIVERY_CODE, MAX_CARRIER_LENGTH, plainTracking, TRACKING } from '#orders/orders/parcels/parcel.ts';
import { GivenSerials } from '#orders/serials/serials.schema.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import type { ProfilePart } from '#people/sellers/profile/profile-gaps.ts';
import { gapWords } from '#people/sellers/profile/profile-gaps.ts';
import { unavailableWords } from '#products/catalog/product/unavailable-words.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { shownLanguage } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { OrderDetail, OrderOutcome, OrderSummary, returnUrl } from './order.schema.ts';
import { CHOOSABLE, ORDER_STATUS_WORDS, type OrderStatus } from './order-status.ts';

export const carrierName = line(MAX_CARRIER_LENGTH);
export const trackingNumber = z
  .string()
  .check(
    z.maxLength(80),
    z.overwrite(plainTracking),
    z.regex(TRACKING, { error: () => t('orders.orders.parcel.fault.letters') }),
  );

export const cartIsEmpty = problem('orders.cart_empty', 'conflict', () => t('orders.orders.refusal.cartEmpty'));
export const chooseAddress = problem('orders.no_address', 'invalid', () => t('orders.orders.refusal.noAddress'));
export const addressNotYours = problem('orders.address_missing', 'missing', () =>
  t('orders.orders.refusal.addressMissing'),
);
/** `data` is the current cart or, with `buyNow`, the ordered lines in the shape of a cart. */
export const pricesChanged = problem('orders.prices_changed', 'conflict', () =>
  t('orders.orders.refusal.pricesChanged'),
);
/** `data` as for changed prices. */
export const returnsChanged = problem('orders.returns_changed', 'conflict', () =>
  t('orders.orders.refusal.returnsChanged'),
);
/** `data` lists the lines: productId, title, stock. */
export const notEnoughStock = problem('orders.not_enough_stock', 'conflict', (title: string, stock: number) =>
  stockWords(title, stock),
);
export const productLeft = problem('orders.product_gone', 'conflict', (title: string) =>
  t('orders.orders.refusal.productGone', { title }),
);
/** For items whose seller's shop is paused. */
export const sellerAway = problem('orders.seller_away', 'conflict', unavailableWords);
export const keyUsedDifferently = problem('orders.key_reused', 'conflict', () => t('orders.orders.refusal.keyReused'));
export const methodNotOffered = problem('orders.method_not_offered', 'invalid', () =>
  t('orders.orders.refusal.methodNotOffered'),
);
/** The message of a placed order whose payment provider does not respond. */
export function payLater(): string {
  return t('orders.orders.payLater');
}
/** The shop may have no other payment method, so the message suggests what to do. */
export const aboveCodCap = problem('orders.above_cod_cap', 'conflict', (cap: Paise) =>
  t('orders.orders.refusal.aboveCodCap', { cap: priceTag(cap) }),
);
export const tooManyOrders = problem('orders.too_many', 'too-many', (seconds: number) =>
  t('orders.orders.refusal.tooMany', { wait: waitText(seconds) }),
);
export const orderTooLarge = problem('orders.too_large', 'conflict', () => t('orders.orders.refusal.tooLarge'));
export const orderIsMissing = problem('orders.missing', 'missing', () => t('orders.orders.refusal.missing'));
export const moveNotAllowed = problem(
  'orders.move_not_allowed',
  'conflict',
  (from: OrderStatus, to: OrderStatus, awaitsPayment: boolean) =>
    awaitsPayment
      ? t('orders.orders.refusal.moveUnpaid')
      : t('orders.orders.refusal.move', { from: ORDER_STATUS_WORDS[from], to: ORDER_STATUS_WORDS[to] }),
);
/**
 * `name` is the seller if an administrator ships for them, null for the seller's own attempt; `gaps` are to be
 * completed.
 */
export const sellerNotReady = problem(
  'orders.seller_not_ready',
  'conflict',
  (name: string | null, gaps: readonly ProfilePart[]) =>
    name === null
      ? t('orders.orders.refusal.profileIncomplete', { missing: gapWords(gaps) })
      : t('orders.orders.refusal.sellerIncomplete', { name, missing: gapWords(gaps) }),
);
/** Reopening a rejected order takes stock again, which may be gone. */
export const stockIsGone = problem('orders.stock_gone', 'conflict', (title: string) =>
  t('orders.orders.refusal.stockGone', { title }),
);

/** A parcel belongs to one seller order. */
/** The courier collects and delivers what it was booked with. */
export const bookingStands = problem('orders.booking_stands', 'conflict', () =>
  t('orders.orders.refusal.bookingStands'),
);
export const parcelForOne = problem('orders.parcel_for_one', 'invalid', () => t('orders.orders.refusal.parcelForOne'));
export const parcelTooEarly = problem('orders.parcel_too_early', 'invalid', () =>
  t('orders.orders.refusal.parcelTooEarly'),
);
export const parcelIncomplete = problem('orders.parcel_incomplete', 'invalid', (gap: 'carrier' | 'tracking') =>
  gap === 'carrier' ? t('orders.orders.refusal.noCarrier') : t('orders.orders.refusal.noTracking'),
);
export const nothingToTrack = problem('orders.nothing_to_track', 'conflict', () =>
  t('orders.orders.refusal.nothingToTrack'),
);

/** For administrators only; a seller's attempt is refused before. */
export const notPaidYet = problem('orders.not_paid', 'conflict', () => t('orders.orders.refusal.notPaid'));
export const proofNeeded = problem('orders.proof_needed', 'conflict', () => t('orders.orders.refusal.proofNeeded'));
export const wrongDeliveryCode = problem('orders.wrong_delivery_code', 'invalid', () =>
  t('orders.orders.refusal.wrongCode'),
);
export const tooManyDeliveryCodes = problem('orders.too_many_delivery_codes', 'too-many', (seconds: number) =>
  t('orders.orders.refusal.tooManyCodes', { wait: waitText(seconds) }),
);
export const deliveryCodeForOne = problem('orders.delivery_code_for_one', 'invalid', () =>
  t('orders.orders.refusal.codeForOne'),
);

export const MAX_DECISION_LENGTH = 300;
/** An administrator's reason for overriding the rules. */
const decision = z.optional(line(MAX_DECISION_LENGTH));

export const tooManyToExport = problem('orders.too_many_to_export', 'conflict', (count: number, most: number) =>
  t('orders.orders.refusal.tooManyToExport', { count, most }),
);

const wireAddress = z.strictObject({
  addressId: z.optional(id<'address'>()),
  name: z.optional(z.nullable(z.string())),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  pincode: z.optional(z.string()),
  phone: z.optional(z.string()),
  notes: z.optional(z.string()),
  userId: z.optional(z.string()),
  _id: z.optional(z.string()),
});
/** A cart line as the API returned it, or any subset of its fields. */
const wireLine = editOf(
  z.strictObject({
    productId: id<'product'>(),
    title: z.optional(z.string()),
    image: z.optional(z.string()),
    price: z.optional(rupees),
    salePrice: z.optional(z.nullable(rupees)),
    quantity: z.int(),
    /** The rule for returns that the shopper saw; null for the usual one. Compared like the price. */
    returnsNote: z.optional(z.nullable(z.string())),
  }),
  CartLine,
);

/** Accepts every field of the specification's order object; fields only the shop may set are ignored. */
export const PlaceOrder = z.strictObject({
  userId: z.optional(id<'user'>()),
  cartId: z.optional(z.nullable(z.string())),
  cartItems: z.optional(z.array(wireLine).check(z.maxLength(100))),
  addressInfo: z.optional(wireAddress),
  orderStatus: z.optional(z.unknown()),
  paymentMethod: z.optional(paymentMethod),
  paymentStatus: z.optional(z.unknown()),
  totalAmount: z.optional(rupees),
  orderDate: z.optional(z.unknown()),
  orderUpdateDate: z.optional(z.unknown()),
  paymentId: z.optional(z.unknown()),
  payerId: z.optional(z.unknown()),
  /** Orders the lines of `cartItems` and leaves the cart unchanged. Requires an Idempotency-Key. */
  buyNow: z.optional(z.boolean()),
  /** Codes of offers, instead of those kept with the cart. */
  codes: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_CODES))),
  /** Of the first payment; it stays that of the order's first call. */
  returnUrl,
});
export type PlaceOrder = z.output<typeof PlaceOrder>;

export const placeOrderEndpoint = post('/shop/order/create', {
  summary:
    'Places an order for the cart or, with `buyNow: true`, for the lines of `cartItems` without changing the cart. Repeating a call with the same Idempotency-Key header, required with `buyNow`, returns the same order',
  headers: {
    'Idempotency-Key': '8 to 200 printable characters; repeating it with the same body returns the same order',
  },
  body: PlaceOrder,
  example: { addressInfo: { addressId: '019ac0f2-6c00-7000-8000-000000000000' }, paymentMethod: 'COD' },
  output: z.object({
    success: z.literal(true),
    orderId: id<'order'>(),
    number: z.string(),
    approvalURL: z.nullable(z.string()),
    message: z.optional(z.string()),
  }),
});

export const listOwnOrders = get('/shop/order/list/:userId', {
  summary: "A shopper's orders, newest first",
  params: z.strictObject({ userId: id<'user'>() }),
  output: dataOf(z.array(OrderSummary)),
});

export const getOwnOrder = get('/shop/order/details/:orderId', {
  summary: "One of a shopper's orders",
  params: z.strictObject({ orderId: id<'order'>() }),
  output: dataOf(OrderDetail),
});

export const listOrders = get('/admin/orders/get', {
  summary: 'Orders: all for administrators, their own seller orders for sellers',
  query: z.strictObject({ ...pageQuery, ...orderFilter, sort: z.optional(z.enum(ORDER_SORTS)) }),
  output: z.extend(pageSchema(OrderSummary), {
    counts: z.record(z.string(), z.int()),
    /** How far back a search for words that many orders have went; null if to the first. */
    searchedSince: z.nullable(instant),
  }),
});

export const exportOrders = get(ORDER_EXPORT_PATH, {
  summary: 'The orders of a filtered list as a CSV file, one row per seller order, oldest first',
  file: 'text/csv',
  query: z.strictObject({ ...orderFilter, language: shownLanguage }),
  output: z.string(),
});

export const listOrderSellers = get('/admin/orders/sellers', {
  summary: 'Sellers whose name contains the text, including the shop itself, at most twenty',
  query: z.strictObject({ find: findWords, seller: z.optional(id<'seller'>()) }),
  output: dataOf(z.array(z.object({ _id: id<'seller'>(), name: z.string() }))),
});

export const getOrder = get('/admin/orders/details/:orderId', {
  summary: 'One order: the whole for administrators, their own seller order for sellers',
  params: z.strictObject({ orderId: id<'order'>() }),
  output: dataOf(OrderDetail),
});

/** Only with `rejected`; the shopper sees both. `other` requires a note. */
const rejection = {
  reason: z.optional(z.enum(REJECT_REASON_NAMES)),
  note: z.optional(line(MAX_REJECT_NOTE_LENGTH)),
};

export const updateOrder = put('/admin/orders/update/:orderId', {
  summary:
    'Updates the status of one seller order, or of all that can change; rejected and cancelled ones stay as they are',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: editOf(
    z.strictObject({
      orderStatus: z.enum(CHOOSABLE),
      partId: z.optional(id<'order part'>()),
      carrier: z.optional(carrierName),
      tracking: z.optional(trackingNumber),
      serials: z.optional(GivenSerials),
      ...rejection,
      /** For cash on delivery by the seller's own people: the code the shopper reads out. */
      deliveryCode: z.optional(
        z.string().check(z.regex(DELIVERY_CODE, { error: () => t('orders.orders.decision.fault.digits') })),
      ),
      /** Administrators only: why a cash order is marked delivered without tracking number or delivery code. */
      withoutProof: decision,
      /** Administrators only: why an unpaid online order ships. */
      againstLaterPayment: decision,
    }),
    OrderDetail,
  ),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});

export const moveOrders = put('/admin/orders/update-many', {
  summary: 'Updates the status of many orders, each on its own, and reports the result for each',
  body: z.strictObject({
    orderStatus: z.enum(CHOOSABLE),
    ...rejection,
    /** Administrators only: update just this seller's part of each order. */
    seller: z.optional(id<'seller'>()),
    withoutProof: decision,
    againstLaterPayment: decision,
    orders: z
      .array(
        z.strictObject({
          orderId: id<'order'>(),
          carrier: z.optional(carrierName),
          tracking: z.optional(trackingNumber),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_ORDERS_PER_CALL)),
  }),
  output: z.object({ success: z.literal(true), message: z.string(), data: z.array(OrderOutcome) }),
});

export const trackOrder = put('/admin/orders/tracking/:orderId', {
  summary: 'Sets courier and tracking number of a seller order; null for what is not known',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({
    partId: z.optional(id<'order part'>()),
    carrier: z.nullable(carrierName),
    tracking: z.nullable(trackingNumber),
  }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});

export const noteSerials = put('/admin/orders/serials/:orderId', {
  summary: 'Records the IMEI or serial numbers of order lines, one for each unit; possible until delivery',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({ serials: GivenSerials }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});
