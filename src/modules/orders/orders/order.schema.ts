import * as z from 'zod/mini';
import { CASH_HOLDERS, CASH_STATES } from '#finance/cash/cash-states.ts';
import { Issued } from '#finance/invoices/issued.schema.ts';
import { OrderExchange } from '#orders/exchanges/exchange.schema.ts';
import { NEXT_ACTS } from '#orders/orders/list/next-act.ts';
import { REJECT_REASON_NAMES } from '#orders/orders/moves/reject-reasons.ts';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { OrderService, Slot } from '#orders/sold-services/extras.schema.ts';
import { paymentMethod, REFUND_CAUSES, REFUND_STATES } from '#payments/payments/payment-states.ts';
import { day, id, instant, rupees } from '#shared/api/wire.ts';
import { STATUSES } from './order-status.ts';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'partially_refunded', 'refunded'] as const;

export const OrderLine = z.object({
  productId: id<'product'>(),
  /** Slug of its product page; absent if it is no longer sold. */
  slug: z.optional(z.string()),
  title: z.string(),
  image: z.string(),
  sku: z.nullable(z.string()),
  /** Price of a unit before offers. */
  price: rupees,
  mrp: rupees,
  quantity: z.int(),
  /** What offers took off the line. */
  discount: rupees,
  /** Paid for the line. */
  total: rupees,
  /** Numbers of its units; shoppers see them once it has shipped. */
  serials: LineSerials,
  /** The rule for returns under which it was sold, in words, if it was not the usual one; only with its order. */
  returnsNote: z.optional(z.string()),
});

export const OrderPart = z.object({
  partId: id<'order part'>(),
  sellerId: id<'seller'>(),
  sellerName: z.string(),
  orderStatus: z.enum(STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  lines: z.array(OrderLine),
  /** Installation and gift wrap. They are part of `itemsAmount`. */
  services: z.array(OrderService),
  /** Old phones that are given for its lines. */
  exchanges: z.array(OrderExchange),
  /** The window in which it is delivered; null for the usual delivery. */
  slot: z.nullable(Slot),
  itemsAmount: rupees,
  deliveryAmount: rupees,
  totalAmount: rupees,
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /**
   * Six digits, visible only to the shopper, who reads them to a seller delivering in person; null when no longer
   * needed.
   */
  deliveryCode: z.nullable(z.string()),
  /** Where its cash is; for sellers and administrators. Null before delivery and for online payments. */
  cash: z.nullable(z.object({ state: z.enum(CASH_STATES), holder: z.nullable(z.enum(CASH_HOLDERS)) })),
  /** The invoice, once shipped, and credit notes. */
  documents: z.array(Issued),
  /** An edit that costs more and waits until the buyer has paid the difference; absent if there is none. */
  proposedEdit: z.optional(
    z.object({
      editId: id<'proposed edit'>(),
      /** Each line that changes, as “2 × Phone → 3 × Phone”. */
      changes: z.array(z.string()),
      why: z.string(),
      /** What the buyer pays. */
      difference: rupees,
      payUntil: instant,
    }),
  ),
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

/** The business that the order is invoiced to. */
export const OrderCompany = z.object({
  name: z.string(),
  gstin: z.string(),
  address: z.string(),
});

/** An entry of the order's timeline. */
export const OrderEvent = z.object({
  /** The note of `edited` is what was edited, by how much it costs more, and why, each in a line. */
  kind: z.enum(['placed', 'status', 'note', 'edited']),
  partId: z.nullable(id<'order part'>()),
  status: z.nullable(z.enum(STATUSES)),
  actorName: z.string(),
  note: z.nullable(z.string()),
  /** The reason for a rejection, if given. */
  reason: z.nullable(z.enum(REJECT_REASON_NAMES)),
  at: instant,
});

/** A refund, from the moment it is due. */
export const OrderRefund = z.object({
  refundId: id<'refund'>(),
  /** Null for a payment the order no longer needed. */
  partId: z.nullable(id<'order part'>()),
  cause: z.enum(REFUND_CAUSES),
  state: z.enum(REFUND_STATES),
  amount: rupees,
  /** Paid manually by UPI, because the order was paid in cash. */
  byHand: z.boolean(),
  /** The cash has not reached the shop: the seller owes this refund. */
  waitsForCash: z.boolean(),
  /** The UPI ID for refunds of cash. */
  upiId: z.nullable(z.string()),
  owedAt: instant,
  settledAt: z.nullable(instant),
});

const head = {
  _id: id<'order'>(),
  /** For people: BB-100042. */
  number: z.string(),
  userId: z.nullable(id<'user'>()),
  orderStatus: z.enum(STATUSES),
  paymentMethod: paymentMethod,
  paymentStatus: z.enum(PAYMENT_STATUSES),
  totalAmount: rupees,
  orderDate: instant,
  orderUpdateDate: instant,
};

/** An order in lists. */
export const OrderSummary = z.object({
  ...head,
  itemCount: z.int(),
  /** Sellers of the parts the reader may see. */
  sellers: z.array(z.string()),
  city: z.string(),
  buyer: z.nullable(z.string()),
  /** For its shopper only: the title and picture of its dearest line, and when what is under way is expected. */
  own: z.optional(
    z.object({
      title: z.string(),
      image: z.string(),
      /** Null once nothing is under way, or when it is late. */
      arrives: z.nullable(z.object({ from: day, to: day })),
      /** What the shopper can do next; null for nothing. */
      next: z.nullable(z.enum(NEXT_ACTS)),
      /** Slug of the product's page; null if it is no longer sold. */
      slug: z.nullable(z.string()),
      /** Invoices that have been issued. */
      invoices: z.array(id<'tax document'>()),
    }),
  ),
});

export const OrderDetail = z.object({
  ...head,
  cartId: z.nullable(z.string()),
  cartItems: z.array(OrderLine),
  addressInfo: OrderAddress,
  /** Absent if it is bought by a person. */
  company: z.optional(OrderCompany),
  /** Address of the profile of the platform whose agent prepared it; absent for orders that people made by themselves. */
  agent: z.optional(z.string()),
  paymentId: z.nullable(z.string()),
  payerId: z.nullable(z.string()),
  /** Deadline for paying; until then its stock is reserved. */
  payUntil: z.nullable(instant),
  parts: z.array(OrderPart),
  refunds: z.array(OrderRefund),
  timeline: z.array(OrderEvent),
});

/** The result for one order of a bulk update. */
export const OrderOutcome = z.object({
  orderId: id<'order'>(),
  /** Null if the reader may not see the order. */
  number: z.nullable(z.string()),
  outcome: z.enum(['moved', 'unchanged', 'refused']),
  /** Number of seller orders updated, and of those left unchanged because the update was not allowed. */
  moved: z.int(),
  left: z.int(),
  /** Code and message of the refusal. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});

export type OrderOutcome = z.output<typeof OrderOutcome>;
export type OrderCompany = z.output<typeof OrderCompany>;
export type OrderLine = z.output<typeof OrderLine>;
export type OrderPart = z.output<typeof OrderPart>;
export type OrderRefund = z.output<typeof OrderRefund>;
export type OrderEvent = z.output<typeof OrderEvent>;
export type OrderSummary = z.output<typeof OrderSummary>;
export type OrderDetail = z.output<typeof OrderDetail>;

/** Where a payment page leads back to, instead of the shop: a page of an origin in the settings. */
export const returnUrl = z.optional(z.string().check(z.maxLength(1000)));
