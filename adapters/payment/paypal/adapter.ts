import { defineAdapter } from '#shared/ports/adapter.ts';
import type { ProviderWord } from '#shared/ports/payment-port.ts';
import { capturePaypalOrder, lookAtOrder, openOrder } from './checkout-orders.ts';
import { paypalApi } from './paypal-api.ts';
import { lookAtPaypalRefund, refundCapture } from './paypal-refunds.ts';
import { Ref, Webhook } from './paypal-words.ts';
import { readPaypalMessage } from './read-message.ts';

const LIVE = 'https://api-m.paypal.com';
const HOSTS: Readonly<Record<string, string>> = { live: LIVE, sandbox: 'https://api-m.sandbox.paypal.com' };

/** PayPal by its Orders v2 API. At present it refuses INR from buyers in India (docs/decisions/0034). */
export const adapter = defineAdapter({
  port: 'payment',
  name: 'paypal',
  title: 'PayPal',
  about: {
    en: 'Takes payments from PayPal accounts. PayPal does not take rupees from buyers in India at present. Enter the address /api/payments/paypal/webhook at PayPal, with the events of checkout orders and captures.',
    hi: 'PayPal खातों से भुगतान लेता है। फ़िलहाल PayPal भारत के खरीदारों से रुपये नहीं लेता। PayPal में पता /api/payments/paypal/webhook डालें, checkout orders और captures की घटनाओं के साथ।',
  },
  help: 'https://developer.paypal.com/api/rest',
  fields: {
    clientId: { label: { en: 'Client ID' }, kind: 'text', pattern: /^[\w-]{4,120}$/ },
    clientSecret: { label: { en: 'Secret' }, kind: 'secret', pattern: /^[\x21-\x7e]{4,200}$/ },
    webhookId: {
      label: { en: 'Webhook ID' },
      hint: { en: 'PayPal shows it when the address is entered.', hi: 'पता डालने पर PayPal इसे दिखाता है।' },
      kind: 'text',
      pattern: /^[\w-]{4,50}$/,
    },
    mode: {
      label: { en: 'Mode', hi: 'मोड' },
      kind: 'choice',
      choices: { live: { en: 'Live', hi: 'लाइव' }, sandbox: { en: 'Sandbox', hi: 'Sandbox (टेस्ट)' } },
    },
  },
  face: {
    label: { en: 'PayPal' },
    note: {
      en: 'You pay at PayPal, in rupees, and come back here.',
      hi: 'आप PayPal पर रुपये में भुगतान करके यहाँ वापस आते हैं।',
      ta: 'PayPal-இல் ரூபாயில் செலுத்திவிட்டு இங்கே திரும்புவீர்கள்.',
    },
    way: { en: 'by PayPal', hi: 'PayPal से', ta: 'PayPal மூலம்' },
    pages: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    returns: ['token', 'PayerID', 'paymentId'],
    icon: 'wallet',
  },
  connect({ clientId, clientSecret, webhookId, mode }, tools) {
    const asked = paypalApi(tools, { clientId, clientSecret, host: HOSTS[mode] ?? LIVE });
    const { now } = tools;
    return {
      async test() {
        const { url } = await asked({ path: `/v1/notifications/webhooks/${webhookId}`, answer: Webhook });
        return url;
      },
      open: request => openOrder(asked, request),
      look: ref => lookAtOrder(asked, ref, now()),
      // No search; opening again with the same id returns the existing order.
      find: async () => undefined,
      capture: ref => capturePaypalOrder(asked, ref, now()),
      // PayPal has no call to close an order, and needs none: money comes only by our own capture.
      close: async () => undefined,
      refund: refund => refundCapture(asked, refund),
      lookRefund: (_, ref) => lookAtPaypalRefund(asked, ref),
      readReturn,
      readMessage: (body, headers) => readPaypalMessage(asked, webhookId, { body, headers, now: now() }),
    };
  },
});

/** Unsigned, so it only says which payment to look up. Without PayerID the shopper cancelled. */
function readReturn({ token, PayerID }: Readonly<Record<string, string>>): ProviderWord | undefined {
  if (!Ref.safeParse(token).success || !token) return undefined;
  return { messageId: null, kind: PayerID ? 'return' : 'return.cancelled', ref: token };
}
