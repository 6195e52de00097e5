import type { PaymentProvider, ProviderWord } from '#payments/payments/server/providers/payment-provider.ts';
import { capturePaypalOrder, lookAtOrder, openOrder } from './checkout-orders.ts';
import { PAYPAL, type PaypalSettings, paypalApi } from './paypal-api.ts';
import { lookAtPaypalRefund, refundCapture } from './paypal-refunds.ts';
import { Ref } from './paypal-words.ts';
import { readPaypalMessage } from './read-message.ts';

/** PayPal by its Orders v2 API. At present it refuses INR from buyers in India (docs/decisions/0034). */
export function paypal(settings: PaypalSettings): PaymentProvider {
  const begin = paypalApi(settings);
  const now = settings.now ?? (() => new Date());
  // The API is at api-m, the approval pages at www, both live and in PayPal's sandbox.
  const pages = new URL(settings.baseUrl ?? PAYPAL).origin.replace('//api-m.', '//www.');
  return {
    name: 'paypal',
    origins: [pages],
    open: request => openOrder(begin(), request),
    look: ref => lookAtOrder(begin(), ref, now()),
    // No search; opening again with the same id returns the existing order.
    find: async () => undefined,
    capture: ref => capturePaypalOrder(begin(), ref, now()),
    // PayPal has no call to close an order, and needs none: money comes only by our own capture.
    close: async () => undefined,
    refund: refund => refundCapture(begin(), refund),
    lookRefund: (_, ref) => lookAtPaypalRefund(begin(), ref),
    readReturn,
    readMessage: (body, headers) => readPaypalMessage(begin(), settings.webhookId, { body, headers, now: now() }),
  };
}

/** Unsigned, so it only says which payment to look up. Without PayerID the shopper cancelled. */
function readReturn({ token, PayerID }: Readonly<Record<string, string>>): ProviderWord | undefined {
  if (!Ref.safeParse(token).success || !token) return undefined;
  return { messageId: null, kind: PayerID ? 'return' : 'return.cancelled', ref: token };
}
