import { defineAdapter } from '#shared/ports/adapter.ts';
import type { ProviderWord } from '#shared/ports/payment-port.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { isSignedBy } from './is-signed-by.ts';
import { RAZORPAY_WAYS, WAYS_PATTERN, waysIn } from './pay-ways.ts';
import { cancelLink, findLink, lookAtLink, openLink } from './payment-links.ts';
import { razorpayApi } from './razorpay-api.ts';
import { lookAtRazorpayRefund, refundPayment } from './razorpay-refunds.ts';
import { Links } from './razorpay-words.ts';
import { readRazorpayMessage } from './read-message.ts';

const RETURNS = [
  'razorpay_payment_id',
  'razorpay_payment_link_id',
  'razorpay_payment_link_reference_id',
  'razorpay_payment_link_status',
  'razorpay_signature',
] as const;

/** Razorpay by its Payment Links. It captures immediately. */
export const adapter = defineAdapter({
  port: 'payment',
  name: 'razorpay',
  title: 'Razorpay',
  about: {
    en: 'Takes UPI, cards, net banking and instalments on its own page (Payment Links). Enter the address /api/payments/razorpay/webhook at Razorpay, with the events of payment links, payments and refunds.',
    hi: 'अपने पेज पर UPI, कार्ड, नेट बैंकिंग और किस्तें लेता है (Payment Links)। Razorpay में पता /api/payments/razorpay/webhook डालें, payment links, payments और refunds की घटनाओं के साथ।',
  },
  help: 'https://razorpay.com/docs/api/authentication',
  fields: {
    keyId: {
      label: { en: 'Key ID' },
      kind: 'text',
      pattern: /^rzp_(live|test)_[A-Za-z0-9]{4,40}$/,
      fault: {
        en: 'Enter the key that begins with rzp_live_ or rzp_test_',
        hi: 'वह की डालें जो rzp_live_ या rzp_test_ से शुरू होती है',
      },
    },
    keySecret: { label: { en: 'Key secret' }, kind: 'secret', pattern: /^[\x21-\x7e]{4,200}$/ },
    webhookSecret: {
      label: { en: 'Webhook secret', hi: 'वेबहुक का गुप्त मान' },
      hint: {
        en: 'Entered at Razorpay together with the address; not the secret of the key.',
        hi: 'Razorpay में पते के साथ डाला गया मान; की का गुप्त मान नहीं।',
      },
      kind: 'secret',
      pattern: /^[\x21-\x7e]{4,200}$/,
    },
    ways: {
      label: { en: 'Methods of their own', hi: 'अलग से दिखने वाले तरीके' },
      hint: {
        en: 'Shown at the checkout by themselves, so that an offer can ask for them: upi, or the credit cards of hdfc, icici, sbi, axis, kotak. Separate them with commas.',
        hi: 'चेकआउट पर अलग से दिखते हैं, ताकि कोई ऑफ़र उनकी शर्त रख सके: upi, या hdfc, icici, sbi, axis, kotak के क्रेडिट कार्ड। इन्हें कॉमा से अलग करें।',
      },
      kind: 'text',
      isOptional: true,
      pattern: WAYS_PATTERN,
      fault: {
        en: 'Enter names from the list, separated by commas',
        hi: 'सूची में से नाम डालें, कॉमा से अलग करके',
      },
    },
  },
  ways: RAZORPAY_WAYS,
  face: {
    label: { en: 'UPI, card or net banking', hi: 'UPI, कार्ड या नेट बैंकिंग', ta: 'UPI, கார்டு அல்லது நெட் பேங்கிங்' },
    note: {
      en: 'You pay at Razorpay and come back here.',
      hi: 'आप Razorpay पर भुगतान करके यहाँ वापस आते हैं।',
      ta: 'Razorpay-இல் செலுத்திவிட்டு இங்கே திரும்புவீர்கள்.',
    },
    way: {
      en: 'by UPI, card or net banking (Razorpay)',
      hi: 'UPI, कार्ड या नेट बैंकिंग (Razorpay) से',
      ta: 'UPI, கார்டு அல்லது நெட் பேங்கிங் (Razorpay) மூலம்',
    },
    pages: ['https://rzp.io'],
    returns: RETURNS,
    icon: 'phone',
    hasEmi: true,
  },
  connect({ keyId, keySecret, webhookSecret, ways }, { ask, now }) {
    const asked = razorpayApi(ask, { keyId, keySecret });
    return {
      ways: waysIn(ways),
      async test() {
        await asked({ path: '/v1/payment_links', query: { reference_id: 'connection-test' }, answer: Links });
        return keyId.startsWith('rzp_test_') ? 'Test mode: no money moves.' : 'Live mode.';
      },
      open: request => openLink(asked, request, now()),
      look: (ref, only) => lookAtLink(asked, ref, only),
      find: paymentId => findLink(asked, paymentId),
      capture: async (ref, only) =>
        (await lookAtLink(asked, ref, only)) ?? refuse('Razorpay knows no such payment link'),
      close: ref => cancelLink(asked, ref),
      refund: refund => refundPayment(asked, refund),
      lookRefund: (captureRef, ref) => lookAtRazorpayRefund(asked, captureRef, ref),
      readReturn: query => readRazorpayReturn(keySecret, query),
      readMessage: (body, headers) => readRazorpayMessage(asked, webhookSecret, { body, headers, now: now() }),
    };
  },
});

/**
 * Reads the parameters that Razorpay adds to the return address, signed with the key's secret:
 * https://razorpay.com/docs/payments/payment-links/apis
 */
function readRazorpayReturn(keySecret: string, query: Readonly<Record<string, string>>): ProviderWord | undefined {
  const link = query.razorpay_payment_link_id;
  const reference = query.razorpay_payment_link_reference_id;
  const status = query.razorpay_payment_link_status;
  const payment = query.razorpay_payment_id;
  if (!link || !reference || !status || !payment) return undefined;
  const signed = [link, reference, status, payment].join('|');
  if (!isSignedBy(keySecret, signed, query.razorpay_signature)) return undefined;
  return { messageId: null, kind: 'return', ref: link };
}
