import * as z from 'zod/mini';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#orders/orders/order.schema.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, succeeded } from '#shared/api/wire.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const nothingToPay = problem(
  'settlement.nothing_to_pay',
  'conflict',
  (why: 'paid' | 'over' | 'on delivery') => NOTHING_TO_PAY[why],
);
const NOTHING_TO_PAY = {
  paid: 'This order is already paid.',
  over: 'This order can no longer be paid. Please order again.',
  'on delivery': 'This order is paid in cash on delivery.',
} as const;

export const providerAway = problem(
  'settlement.provider_away',
  'upstream',
  'We can’t reach the payment page right now. Please try again in a minute.',
);
export const providerRefuses = problem(
  'settlement.provider_refuses',
  'upstream',
  'The payment service can’t confirm this payment right now. Anything you have paid will be credited to this order or refunded to you.',
);
export const tooManyPayments = problem(
  'settlement.too_many',
  'too-many',
  (seconds: number) => `That is a lot of payments at once. Please try again in ${waitText(seconds)}.`,
);
export const notProved = problem(
  'settlement.not_proved',
  'unauthenticated',
  'The signature of this message is missing or has expired.',
);
export const notKnownYet = problem(
  'settlement.not_known_yet',
  'unavailable',
  'We don’t know this payment yet. Please send the message again later.',
);

/**
 * Parameters that providers append to the return URL, under their own names. They say which payment to look up and
 * prove nothing.
 */
const word = z.optional(z.string().check(z.maxLength(300)));

export const captureOrder = post('/shop/order/capture', {
  summary: 'Checks with the payment provider whether an order is paid, after the shopper returns',
  body: z.strictObject({
    orderId: id<'order'>(),
    paymentId: word,
    payerId: word,
    token: word,
    signature: word,
    razorpay_payment_id: word,
    razorpay_payment_link_id: word,
    razorpay_payment_link_reference_id: word,
    razorpay_payment_link_status: word,
    razorpay_signature: word,
  }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      orderId: id<'order'>(),
      /** Also `failed` if only this attempt failed and the order can still be paid. */
      paymentStatus: z.enum(PAYMENT_STATUSES),
      /** Deadline for paying; null if there is nothing to pay. */
      payUntil: z.nullable(instant),
      /** Whether money arrived in a different amount or twice; it is refunded in full. */
      hasArrived: z.boolean(),
    }),
  }),
});

export const payOrder = post('/shop/order/pay/:orderId', {
  summary: 'The payment page for an unpaid order',
  params: z.strictObject({ orderId: id<'order'>() }),
  output: z.object({ success: z.literal(true), approvalURL: z.string() }),
});

export const listPaymentMethods = get('/shop/order/payment-methods', {
  summary: 'The available payment methods, the default one first',
  output: dataOf(z.array(z.object({ method: z.enum(PAYMENT_METHODS), label: z.string(), note: z.string() }))),
});

export const takeMessage = post('/payments/:provider/webhook', {
  summary: 'Webhook for payment providers, authenticated by its signature',
  params: z.strictObject({ provider: z.string() }),
  output: succeeded,
});
