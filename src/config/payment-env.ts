import * as z from 'zod/mini';
import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';

const key = z.optional(z.string().check(z.minLength(4, 'must have at least 4 characters')));
const base = z.optional(
  z
    .string()
    .check(z.refine(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a web address')),
);

/** Variables of payments. */
export const PAYMENT_VARIABLES = {
  PAYMENT_SANDBOX: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: key,
  RAZORPAY_BASE_URL: base,
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  PAYPAL_BASE_URL: base,
};

const NEEDS = {
  RAZORPAY: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  PAYPAL: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const;

/**
 * The keys of a provider must be complete. With PostgreSQL, PUBLIC_URL must be set, because shoppers return there after
 * paying.
 */
export function paymentFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(NEEDS).flatMap(([name, needed]) => {
    if (!Object.keys(given).some(each => each.startsWith(`${name}_`))) return [];
    const lacking = needed.filter(each => !given[each]);
    const faults =
      lacking.length > 0 ? [`${lacking.join(' and ')} must be set too, because other ${name}_ variables are set`] : [];
    if (given.DATABASE_URL && !given.PUBLIC_URL)
      faults.push(`PUBLIC_URL must be set with ${name}_, because shoppers return there after paying`);
    return faults;
  });
}

type Variables = { readonly [Name in keyof typeof PAYMENT_VARIABLES | 'DATABASE_URL']?: string | undefined };

/** The sandbox provider is offered by default on the embedded database, otherwise only if configured. */
export function paymentsOf(v: Variables): PaymentSettings {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = v;
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = v;
  return {
    sandbox: v.PAYMENT_SANDBOX ? v.PAYMENT_SANDBOX === 'on' : !v.DATABASE_URL,
    ...(keyId &&
      keySecret &&
      webhookSecret && { razorpay: { keyId, keySecret, webhookSecret, ...at(v.RAZORPAY_BASE_URL) } }),
    ...(clientId &&
      clientSecret &&
      webhookId && { paypal: { clientId, clientSecret, webhookId, ...at(v.PAYPAL_BASE_URL) } }),
  };
}

function at(baseUrl: string | undefined): { baseUrl?: string } {
  return baseUrl ? { baseUrl } : {};
}
