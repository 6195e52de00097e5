import * as z from 'zod/mini';
import { fromRupees } from './rupees.ts';

/** The parts of Cashfree's answers and messages that we read. Amounts are in rupees, as numbers. */

/** Ours, because Cashfree calls a link as the shop does: a UUID. */
export const LinkId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** Of an order that Cashfree makes when somebody pays a link. */
export const OrderId = z.string().check(z.regex(/^[A-Za-z0-9_-]{3,60}$/));
export const RefundRef = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const amount = z.number().check(z.refine(value => fromRupees(value) !== undefined, 'an amount in paise'));

/** https://www.cashfree.com/docs/api-reference/payments/latest/payment-links/get */
export const Link = z.object({
  link_id: z.string(),
  link_status: z.enum(['ACTIVE', 'PAID', 'PARTIALLY_PAID', 'EXPIRED', 'CANCELLED']),
  link_amount: amount,
  link_currency: z.string(),
  link_url: z.url(),
});
export type Link = z.output<typeof Link>;

/** https://www.cashfree.com/docs/api-reference/payments/latest/payment-links/get-orders */
export const OrdersOfLink = z.array(z.object({ order_id: OrderId, order_status: z.string() }));

/** https://www.cashfree.com/docs/api-reference/payments/latest/payments/get-payments */
export const PaymentsOfOrder = z.array(
  z.object({
    cf_payment_id: z.union([z.string(), z.number()]),
    payment_status: z.string(),
    payment_amount: amount,
    payment_currency: z.string(),
    /** `upi`, `upi_credit_card`, `credit_card`, … */
    payment_group: z.nullish(z.string()),
  }),
);

/** https://www.cashfree.com/docs/api-reference/payments/latest/refunds/get */
export const CashfreeRefund = z.object({
  refund_id: z.string(),
  refund_amount: amount,
  refund_status: z.enum(['SUCCESS', 'PENDING', 'CANCELLED', 'ONHOLD', 'FAILED']),
});
export type CashfreeRefund = z.output<typeof CashfreeRefund>;

/**
 * https://www.cashfree.com/docs/api-reference/payments/latest/payment-links/webhooks and …/refunds/webhooks. Messages about
 * refunds have the note that was sent with the refund, which names the link.
 */
export const CashfreeEvent = z.object({
  type: z.string().check(z.regex(/^[A-Z_]{1,60}$/)),
  event_time: z.string().check(z.regex(/^[\dT:.+Z-]{10,40}$/)),
  data: z.object({
    link_id: z.optional(z.string()),
    link_status: z.optional(z.string()),
    order: z.optional(
      z.object({ order_id: z.optional(z.string()), transaction_id: z.optional(z.union([z.string(), z.number()])) }),
    ),
    refund: z.optional(
      z.object({
        refund_id: z.optional(z.string()),
        refund_status: z.optional(z.string()),
        refund_note: z.nullish(z.string()),
      }),
    ),
  }),
});
export type CashfreeEvent = z.output<typeof CashfreeEvent>;

/** https://www.cashfree.com/docs/api-reference/payments/overview: errors. */
export const CashfreeFailure = z.object({ message: z.string(), code: z.string(), type: z.string() });
