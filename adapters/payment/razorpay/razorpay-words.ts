import * as z from 'zod/mini';

/** The parts of Razorpay's answers and messages that we read. Amounts are in paise, times in seconds. */

const id = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`)));
export const LinkId = id('plink');
export const RazorpayPaymentId = id('pay');
export const RazorpayRefundId = id('rfnd');

const amount = z.int().check(z.gte(0));

/** https://razorpay.com/docs/api/payments/payment-links/entity */
export const Link = z.object({
  id: LinkId,
  amount,
  currency: z.string(),
  reference_id: z.nullish(z.string()),
  short_url: z.url(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  /** The captured ones; null or an empty list before. */
  payments: z.nullish(z.array(z.object({ payment_id: RazorpayPaymentId }))),
});
export type Link = z.output<typeof Link>;

/** https://razorpay.com/docs/api/payments/payment-links/fetch-all-standard */
export const Links = z.object({ payment_links: z.array(Link) });

/** https://razorpay.com/docs/api/payments/entity */
export const Payment = z.object({
  id: RazorpayPaymentId,
  amount,
  currency: z.string().check(z.length(3)),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.nullish(z.string()),
  card: z.catch(z.nullish(z.object({ issuer: z.nullish(z.string()), type: z.nullish(z.string()) })), undefined),
});

/** https://razorpay.com/docs/api/refunds/entity */
export const RazorpayRefund = z.object({
  id: RazorpayRefundId,
  amount,
  payment_id: RazorpayPaymentId,
  receipt: z.nullish(z.string()),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type RazorpayRefund = z.output<typeof RazorpayRefund>;
export const Refunds = z.object({ items: z.array(RazorpayRefund) });

/** An entity of a message; undefined if it has an unexpected form. */
const about = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.catch(z.optional(z.object({ entity: z.object(shape) })), undefined);

/** https://razorpay.com/docs/webhooks/payment-links, …/webhooks/payments, …/webhooks/refunds */
export const RazorpayEvent = z.object({
  entity: z.literal('event'),
  event: z.string().check(z.regex(/^[\w.]{1,100}$/)),
  created_at: z.int(),
  payload: z.object({
    payment_link: about({ id: LinkId }),
    payment: about({ id: RazorpayPaymentId }),
    refund: about({ payment_id: RazorpayPaymentId }),
  }),
});

/** https://razorpay.com/docs/api/understand: errors. */
export const RazorpayFailure = z.object({
  error: z.object({ code: z.string(), description: z.string() }),
});
