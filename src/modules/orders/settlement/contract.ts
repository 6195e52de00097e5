import * as z from 'zod/mini';
import { PAYMENT_STATUSES, returnUrl } from '#orders/orders/order.schema.ts';
import { paymentMethod } from '#payments/payments/payment-states.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';

export const nothingToPay = problem('settlement.nothing_to_pay', 'conflict', (why: keyof typeof NOTHING_TO_PAY) =>
  NOTHING_TO_PAY[why](),
);
const NOTHING_TO_PAY = {
  paid: () => t('orders.settlement.refusal.paid'),
  over: () => t('orders.settlement.refusal.over'),
  'on delivery': () => t('orders.settlement.refusal.onDelivery'),
} as const;

export const providerAway = problem('settlement.provider_away', 'upstream', () => t('orders.settlement.refusal.away'));
export const providerRefuses = problem('settlement.provider_refuses', 'upstream', () =>
  t('orders.settlement.refusal.refuses'),
);
export const tooManyPayments = problem('settlement.too_many', 'too-many', (seconds: number) =>
  t('orders.settlement.refusal.tooMany', { wait: waitText(seconds) }),
);
export const notProved = problem('settlement.not_proved', 'unauthenticated', () =>
  t('orders.settlement.refusal.notProved'),
);
export const notKnownYet = problem('settlement.not_known_yet', 'unavailable', () =>
  t('orders.settlement.refusal.notKnownYet'),
);

/**
 * Parameters that providers append to the return URL, under their own names. They say which payment to look up and
 * prove nothing.
 */
const word = z.string().check(z.maxLength(300));

const words = { paymentId: z.optional(word), payerId: z.optional(word), token: z.optional(word) };
const MOST_WORDS = 20;
const WORD_NAME = /^[A-Za-z]\w{0,60}$/;

/** Each service has names of its own, so others than these are taken as well. */
function withWords<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = (sent: object) => Object.keys(sent);
  return z
    .catchall(z.object({ ...shape, ...words }), word)
    .check(z.refine(sent => names(sent).length <= MOST_WORDS && names(sent).every(name => WORD_NAME.test(name))));
}
export const ReturnWords = withWords({});
export type ReturnWords = Readonly<Record<string, string | undefined>>;

/** What is known of a payment when the buyer returns from it. */
export const Captured = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    orderId: id<'order'>(),
    /** The edit whose difference was paid; null for the order. */
    editId: z.nullable(id<'proposed edit'>()),
    /** Also `failed` if only this attempt failed and the order can still be paid. */
    paymentStatus: z.enum(PAYMENT_STATUSES),
    /** Deadline for paying; null if there is nothing to pay. */
    payUntil: z.nullable(instant),
    /** Whether money arrived in a different amount or twice; it is refunded in full. */
    hasArrived: z.boolean(),
  }),
});

export const captureOrder = post('/shop/order/capture', {
  summary: 'Checks with the payment provider whether an order is paid, after the shopper returns',
  body: withWords({ orderId: id<'order'>() }),
  output: Captured,
});

export const payOrder = post('/shop/order/pay/:orderId', {
  summary: 'The payment page for an unpaid order, or for the difference of an edit of a paid one',
  params: z.strictObject({ orderId: id<'order'>() }),
  query: z.strictObject({ returnUrl, edit: z.optional(id<'proposed edit'>()) }),
  output: z.object({ success: z.literal(true), approvalURL: z.string() }),
});

export const listPaymentMethods = get('/shop/order/payment-methods', {
  summary: 'The available payment methods, the default one first',
  output: dataOf(z.array(z.object({ method: paymentMethod, label: z.string(), note: z.string() }))),
});

export const takeMessage = post('/payments/:provider/webhook', {
  summary: 'Webhook for payment providers, authenticated by its signature',
  params: z.strictObject({ provider: z.string() }),
  output: succeeded,
});
