import type { PaymentProvider, ProviderWord } from '#payments/payments/server/providers/payment-provider.ts';
import { capturePaypalOrder, lookAtOrder, openOrder } from './checkout-orders.ts';
import { PAYPAL, type PaypalSettings, paypalApi } from './paypal-api.ts';
import { lookAtPaypalRefund, refundCapture } from './paypal-refunds.ts';
import { Ref } from './paypal-words.ts';
import { readPaypalMessage } from './read-message.ts';

/** PayPal by its Orders v2. Today it refuses rupees from buyers in India (docs/decisions/0034); whoever has its keys finds out from it. */
export function paypal(settings: PaypalSettings): PaymentProvider {
  const begin = paypalApi(settings);
  const now = settings.now ?? (() => new Date());
  // Orders are made at api-m and approved at www, for money and in PayPal's own sandbox alike.
  const pages = new URL(settings.baseUrl ?? PAYPAL).origin.replace('//api-m.', '//www.');
  return {
    name: 'paypal',
    origins: [pages],
    open: request => openOrder(begin(), request),
    look: ref => lookAtOrder(begin(), ref),
    // It can't be searched; opening again under the same id finds what was opened.
    find: async () => undefined,
    capture: ref => capturePaypalOrder(begin(), ref),
    // It has no word for it, and needs none: no money comes but by our own capture.
    close: async () => undefined,
    refund: refund => refundCapture(begin(), refund),
    lookRefund: (_, ref) => lookAtPaypalRefund(begin(), ref),
    readReturn,
    readMessage: (body, headers) => readPaypalMessage(begin(), settings.webhookId, { body, headers, now: now() }),
  };
}

/** Unsigned: it says only where to look. Who cancelled comes back without a PayerID. */
function readReturn({ token, PayerID }: Readonly<Record<string, string>>): ProviderWord | undefined {
  if (!Ref.safeParse(token).success || !token) return undefined;
  return { messageId: null, kind: PayerID ? 'return' : 'return.cancelled', ref: token };
}
