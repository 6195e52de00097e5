import * as z from 'zod/mini';
import { CartLine } from '#orders/cart/contract.ts';
import { orderFilter } from '#orders/orders/list/order-filter.schema.ts';
import { ORDER_SORTS } from '#orders/orders/list/order-filter.ts';
import { ORDER_EXPORT_PATH } from '#orders/orders/list/order-list-state.ts';
import { MAX_ORDERS_PER_CALL } from '#orders/orders/moves/order-outcomes.ts';
import { MAX_REJECT_NOTE_LENGTH, REJECT_REASON_NAMES } from '#orders/orders/moves/reject-reasons.ts';
import { DELIVERY_CODE, MAX_CARRIER_LENGTH, plainTracking, TRACKING } from '#orders/orders/parcels/parcel.ts';
import { GivenSerials } from '#orders/serials/serials.schema.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, findWords, id, line, pageQuery, pageSchema, rupees } from '#shared/api/wire.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { OrderDetail, OrderOutcome, OrderSummary, PAYMENT_METHODS } from './order.schema.ts';
import { CHOOSABLE } from './order-status.ts';

const carrierName = line(MAX_CARRIER_LENGTH);
const trackingNumber = z
  .string()
  .check(z.maxLength(80), z.overwrite(plainTracking), z.regex(TRACKING, 'must have 3 to 40 letters and digits'));

export const cartIsEmpty = problem('orders.cart_empty', 'conflict', 'Your cart is empty. Please add items to proceed');
export const chooseAddress = problem('orders.no_address', 'invalid', 'Please select one address to proceed.');
export const addressNotYours = problem('orders.address_missing', 'missing', 'We couldn’t find this address.');
/** `data` is the current cart or, with `buyNow`, the ordered lines in the shape of a cart. */
export const pricesChanged = problem(
  'orders.prices_changed',
  'conflict',
  'Some prices have changed. Please review your cart.',
);
/** `data` lists the lines: productId, title, stock. */
export const notEnoughStock = problem('orders.not_enough_stock', 'conflict', (title: string, stock: number) =>
  stock === 0 ? `${title} is sold out.` : `Only ${stock} left of ${title}.`,
);
export const productLeft = problem(
  'orders.product_gone',
  'conflict',
  (title: string) => `${title} is no longer available.`,
);
/** For items whose seller's shop is paused. */
export const sellerAway = problem('orders.seller_away', 'conflict', (words: string) => words);
export const keyUsedDifferently = problem(
  'orders.key_reused',
  'conflict',
  'This order was already placed with different details.',
);
export const methodNotOffered = problem(
  'orders.method_not_offered',
  'invalid',
  'This payment method is not available.',
);
/** The message of a placed order whose payment provider does not respond. */
export const PAY_LATER =
  'Your order is placed, but we couldn’t open the payment page. Please pay from My Orders in a few minutes.';
/** The shop may have no other payment method, so the message suggests what to do. */
export const aboveCodCap = problem(
  'orders.above_cod_cap',
  'conflict',
  (cap: Paise) =>
    `Cash on delivery is available up to ${priceTag(cap)}. Please order fewer items at a time, or call us to order.`,
);
export const tooManyOrders = problem(
  'orders.too_many',
  'too-many',
  (seconds: number) => `That is a lot of orders at once. Please try again in ${waitText(seconds)}, or call us.`,
);
export const orderTooLarge = problem(
  'orders.too_large',
  'conflict',
  'An order can be up to ₹1,00,00,000. Please order fewer items at a time.',
);
export const orderIsMissing = problem('orders.missing', 'missing', 'We couldn’t find this order.');
export const moveNotAllowed = problem(
  'orders.move_not_allowed',
  'conflict',
  (from: string, to: string, awaitsPayment: boolean) =>
    awaitsPayment
      ? 'This order is not paid yet. You can change its status once its payment has come.'
      : `An order that is ${from} can't become ${to}.`,
);
/**
 * `name` is the seller if an administrator ships for them, null for the seller's own attempt; `missing` says what to
 * complete.
 */
export const sellerNotReady = problem('orders.seller_not_ready', 'conflict', (name: string | null, missing: string) =>
  name === null
    ? `Before you ship, please complete your seller profile: ${missing}. The invoice needs it.`
    : `${name} can’t ship yet. Its seller profile is missing: ${missing}.`,
);
/** Reopening a rejected order takes stock again, which may be gone. */
export const stockIsGone = problem(
  'orders.stock_gone',
  'conflict',
  (title: string) => `${title} has been sold since, so this order can't be reopened.`,
);

/** A parcel belongs to one seller order. */
export const parcelForOne = problem(
  'orders.parcel_for_one',
  'invalid',
  'Choose the seller order that this tracking is for.',
);
export const parcelTooEarly = problem(
  'orders.parcel_too_early',
  'invalid',
  'Courier and tracking number can be added when an order ships.',
);
export const parcelIncomplete = problem('orders.parcel_incomplete', 'invalid', (gap: 'carrier' | 'tracking') =>
  gap === 'carrier' ? 'Please enter the courier.' : 'Please enter the tracking number.',
);
export const nothingToTrack = problem(
  'orders.nothing_to_track',
  'conflict',
  'This order was rejected or cancelled, so there is nothing to track.',
);

/** For administrators only; a seller's attempt is refused before. */
export const notPaidYet = problem(
  'orders.not_paid',
  'conflict',
  'This order is not paid yet, so it can’t ship. To deliver it before payment, enter a reason.',
);
export const proofNeeded = problem(
  'orders.proof_needed',
  'conflict',
  'To mark it delivered, add the courier’s tracking number, or enter the delivery code that the shopper sees in My Orders.',
);
export const wrongDeliveryCode = problem(
  'orders.wrong_delivery_code',
  'invalid',
  'This is not the delivery code of this order. The shopper can find it in My Orders and in the shipping mail.',
);
export const tooManyDeliveryCodes = problem(
  'orders.too_many_delivery_codes',
  'too-many',
  (seconds: number) => `That was the wrong delivery code too many times. Please try again in ${waitText(seconds)}.`,
);
export const deliveryCodeForOne = problem(
  'orders.delivery_code_for_one',
  'invalid',
  'A delivery code belongs to one seller order. Please choose the seller order.',
);

export const MAX_DECISION_LENGTH = 300;
/** An administrator's reason for overriding the rules. */
const decision = z.optional(line(MAX_DECISION_LENGTH));

export const tooManyToExport = problem(
  'orders.too_many_to_export',
  'conflict',
  (count: string, most: string) =>
    `${count} orders are too many for one file. Please narrow the list to at most ${most}, for example by date.`,
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
  paymentMethod: z.optional(z.enum(PAYMENT_METHODS)),
  paymentStatus: z.optional(z.unknown()),
  totalAmount: z.optional(rupees),
  orderDate: z.optional(z.unknown()),
  orderUpdateDate: z.optional(z.unknown()),
  paymentId: z.optional(z.unknown()),
  payerId: z.optional(z.unknown()),
  /** Orders the lines of `cartItems` and leaves the cart unchanged. Requires an Idempotency-Key. */
  buyNow: z.optional(z.boolean()),
});
export type PlaceOrder = z.output<typeof PlaceOrder>;

export const placeOrderEndpoint = post('/shop/order/create', {
  summary:
    'Places an order for the cart or, with `buyNow: true`, for the lines of `cartItems` without changing the cart. Repeating a call with the same Idempotency-Key header, required with `buyNow`, returns the same order',
  headers: {
    'Idempotency-Key': '8 to 200 printable characters; repeating it with the same body returns the same order',
  },
  body: PlaceOrder,
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
  output: z.extend(pageSchema(OrderSummary), { counts: z.record(z.string(), z.int()) }),
});

export const exportOrders = get(ORDER_EXPORT_PATH, {
  summary: 'The orders of a filtered list as a CSV file, one row per seller order, oldest first',
  file: 'text/csv',
  query: z.strictObject(orderFilter),
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
      deliveryCode: z.optional(z.string().check(z.regex(DELIVERY_CODE, 'must be six digits'))),
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
