import * as z from 'zod/mini';
import { fromRupeeValue } from './rupee-value.ts';

/** The parts of PayPal's answers and messages that we read. */

/** Ids of orders, captures and refunds. */
export const Ref = z.string().check(z.regex(/^[A-Z0-9]{5,36}$/));

const Amount = z.object({
  currency_code: z.string().check(z.length(3)),
  value: z.string().check(z.refine(value => fromRupeeValue(value) !== undefined, 'an amount in hundredths')),
});

const Capture = z.object({
  id: Ref,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Amount,
});
export type Capture = z.output<typeof Capture>;

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get */
export const PaypalOrder = z.object({
  id: Ref,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: z.optional(z.string()),
  payer: z.optional(z.object({ payer_id: z.optional(z.string()) })),
  purchase_units: z.optional(
    z.array(z.object({ payments: z.optional(z.object({ captures: z.optional(z.array(Capture)) })) })),
  ),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.url() }))),
});
export type PaypalOrder = z.output<typeof PaypalOrder>;

/** https://developer.paypal.com/docs/api/payments/v2/#captures_get */
export const CaptureOfOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: Ref }) }),
});

/** https://developer.paypal.com/docs/api/payments/v2/#captures_refund */
export const PaypalRefund = z.object({
  id: Ref,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
});
export type PaypalRefund = z.output<typeof PaypalRefund>;

/** https://developer.paypal.com/api/rest/authentication */
export const AccessToken = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.int().check(z.gt(0)),
});

/** https://developer.paypal.com/docs/api/webhooks/v1/#webhooks_get */
export const Webhook = z.object({ id: z.string(), url: z.url() });

/** https://developer.paypal.com/api/webhooks/v1/verify-webhook-signature-post */
export const Verified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/**
 * https://developer.paypal.com/api/rest/webhooks/event-names: of orders, captures and refunds. Refunds only link to
 * their capture.
 */
export const PaypalEvent = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  event_type: z.string().check(z.regex(/^[A-Z._-]{1,60}$/)),
  resource_type: z.optional(z.string()),
  resource: z.object({
    id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
    links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
  }),
});
export type PaypalEvent = z.output<typeof PaypalEvent>;

/** https://developer.paypal.com/api/rest/responses: errors; the token endpoint uses the second form. */
const PaypalFailure = z.union([
  z.object({ name: z.string(), details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))) }),
  z.object({ error: z.string() }),
]);

/**
 * The most specific error code in a PayPal error. Its sentences are left out, because they may repeat data that was
 * sent.
 */
export function issueIn(body: unknown): string | undefined {
  const failure = PaypalFailure.safeParse(body).data;
  if (!failure) return undefined;
  return 'error' in failure ? failure.error : (failure.details?.[0]?.issue ?? failure.name);
}
