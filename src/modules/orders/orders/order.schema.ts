import * as z from 'zod/mini';
import { CASH_HOLDERS, CASH_STATES } from '#finance/cash/cash-states.ts';
import { Issued } from '#finance/invoices/issued.schema.ts';
import { REJECT_REASON_NAMES } from '#orders/orders/moves/reject-reasons.ts';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { REFUND_CAUSES, REFUND_STATES } from '#payments/payments/payment-states.ts';
import { id, instant, rupees } from '#shared/api/wire.ts';
import { STATUSES } from './order-status.ts';

export const PAYMENT_METHODS = ['COD', 'sandbox', 'razorpay', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'partially_refunded', 'refunded'] as const;

export const OrderLine = z.object({
  productId: id<'product'>(),
  /** Where it is sold, as long as it is. */
  slug: z.optional(z.string()),
  title: z.string(),
  image: z.string(),
  sku: z.nullable(z.string()),
  /** What one was sold for. */
  price: rupees,
  mrp: rupees,
  quantity: z.int(),
  total: rupees,
  /** What tells its pieces apart; to its buyer once it has left. */
  serials: LineSerials,
});

export const OrderPart = z.object({
  partId: id<'order part'>(),
  sellerId: id<'seller'>(),
  sellerName: z.string(),
  orderStatus: z.enum(STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  lines: z.array(OrderLine),
  itemsAmount: rupees,
  deliveryAmount: rupees,
  totalAmount: rupees,
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** Six digits for its buyer alone, to read out to a seller who delivers by itself; null once that is over. */
  deliveryCode: z.nullable(z.string()),
  /** Where the cash of its delivery is, for sellers and administrators; null until then, and for what is paid online. */
  cash: z.nullable(z.object({ state: z.enum(CASH_STATES), holder: z.nullable(z.enum(CASH_HOLDERS)) })),
  /** Its invoice once it has left, and credit notes. */
  documents: z.array(Issued),
});

export const OrderAddress = z.object({
  addressId: z.nullable(id<'address'>()),
  name: z.nullable(z.string()),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
  notes: z.string(),
});

/** Something that happened to an order, with who did it and when. */
export const OrderEvent = z.object({
  kind: z.enum(['placed', 'status', 'note']),
  partId: z.nullable(id<'order part'>()),
  status: z.nullable(z.enum(STATUSES)),
  actorName: z.string(),
  note: z.nullable(z.string()),
  /** Why it was rejected, where that was said. */
  reason: z.nullable(z.enum(REJECT_REASON_NAMES)),
  at: instant,
});

/** Money that goes back to the buyer, from the moment it is owed. */
export const OrderRefund = z.object({
  refundId: id<'refund'>(),
  /** Null where a payment came for an order that no longer wanted it. */
  partId: z.nullable(id<'order part'>()),
  cause: z.enum(REFUND_CAUSES),
  state: z.enum(REFUND_STATES),
  amount: rupees,
  /** By a transfer that somebody makes, because it was paid in cash. */
  byHand: z.boolean(),
  /** The cash has not reached the shop: its seller owes this refund. */
  waitsForCash: z.boolean(),
  /** Where it goes when it was paid in cash. */
  upiId: z.nullable(z.string()),
  owedAt: instant,
  settledAt: z.nullable(instant),
});

const head = {
  _id: id<'order'>(),
  /** What people call it: BB-100042. */
  number: z.string(),
  userId: z.nullable(id<'user'>()),
  orderStatus: z.enum(STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  totalAmount: rupees,
  orderDate: instant,
  orderUpdateDate: instant,
};

/** An order as lists know it. */
export const OrderSummary = z.object({
  ...head,
  itemCount: z.int(),
  /** Of the parts that the reader may see. */
  sellers: z.array(z.string()),
  city: z.string(),
  buyer: z.nullable(z.string()),
});

export const OrderDetail = z.object({
  ...head,
  cartId: z.nullable(z.string()),
  cartItems: z.array(OrderLine),
  addressInfo: OrderAddress,
  paymentId: z.nullable(z.string()),
  payerId: z.nullable(z.string()),
  /** Until when its items are held while its payment is awaited. */
  payUntil: z.nullable(instant),
  parts: z.array(OrderPart),
  refunds: z.array(OrderRefund),
  timeline: z.array(OrderEvent),
});

/** What became of one order of many that were to be moved together. */
export const OrderOutcome = z.object({
  orderId: id<'order'>(),
  /** Null for what is none of the reader's. */
  number: z.nullable(z.string()),
  outcome: z.enum(['moved', 'unchanged', 'refused']),
  /** How many of its seller orders have moved, and how many were left as they are because they may not. */
  moved: z.int(),
  left: z.int(),
  /** Why it was refused. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

export type OrderOutcome = z.output<typeof OrderOutcome>;
export type OrderLine = z.output<typeof OrderLine>;
export type OrderPart = z.output<typeof OrderPart>;
export type OrderRefund = z.output<typeof OrderRefund>;
export type OrderEvent = z.output<typeof OrderEvent>;
export type OrderSummary = z.output<typeof OrderSummary>;
export type OrderDetail = z.output<typeof OrderDetail>;
