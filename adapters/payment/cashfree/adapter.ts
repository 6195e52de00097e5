import { defineAdapter } from '#shared/ports/adapter.ts';
import { refuse } from '#shared/ports/read-answer.ts';
import { cashfreeApi, unlessCashfreeUnknown } from './cashfree-api.ts';
import { Link } from './cashfree-words.ts';
import { cancelLink, findLink, lookAtLink, openLink } from './payment-links.ts';
import { readCashfreeMessage } from './read-message.ts';
import { lookAtRefund, refundPayment } from './refunds.ts';

const TRYING = 'https://sandbox.cashfree.com';
const HOSTS: Readonly<Record<string, string>> = { production: 'https://api.cashfree.com', sandbox: TRYING };

/** An id under which nobody opens a link. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** Cashfree Payments by its Payment Links. It captures immediately. */
export const adapter = defineAdapter({
  port: 'payment',
  name: 'cashfree',
  title: 'Cashfree',
  about: {
    en: 'Takes UPI, cards and net banking on its own page (Payment Links). Enter the address /api/payments/cashfree/webhook at Cashfree, with the events of payment links and refunds.',
    hi: 'अपने पेज पर UPI, कार्ड और नेट बैंकिंग लेता है (Payment Links)। Cashfree में पता /api/payments/cashfree/webhook डालें, payment links और refunds की घटनाओं के साथ।',
  },
  help: 'https://www.cashfree.com/docs/api-reference/authentication',
  fields: {
    clientId: { label: { en: 'App ID (client ID)' }, kind: 'text', pattern: /^[A-Za-z0-9_-]{8,80}$/ },
    clientSecret: {
      label: { en: 'Secret key (client secret)' },
      hint: { en: 'It also signs the messages of Cashfree.', hi: 'Cashfree के संदेश भी इसी से हस्ताक्षरित होते हैं।' },
      kind: 'secret',
      pattern: /^[\x21-\x7e]{16,200}$/,
    },
    phone: {
      label: { en: 'Mobile number of the shop', hi: 'शॉप का मोबाइल नंबर' },
      hint: {
        en: 'Cashfree wants a number with each payment. It gets this one, and not that of the shopper.',
        hi: 'Cashfree हर भुगतान के साथ एक नंबर माँगता है। उसे खरीदार का नहीं, यह नंबर मिलता है।',
      },
      kind: 'text',
      pattern: /^[6-9]\d{9}$/,
      fault: { en: 'Enter ten digits', hi: 'दस अंक डालें' },
    },
    environment: {
      label: { en: 'Environment', hi: 'एनवायरनमेंट' },
      kind: 'choice',
      choices: { production: { en: 'Production', hi: 'प्रोडक्शन' }, sandbox: { en: 'Sandbox', hi: 'Sandbox (टेस्ट)' } },
    },
    ways: {
      label: { en: 'Methods of their own', hi: 'अलग से दिखने वाले तरीके' },
      hint: {
        en: 'Enter upi to show UPI at the checkout by itself, so that an offer can ask for it.',
        hi: 'upi डालें, तो UPI चेकआउट पर अलग से दिखेगा और कोई ऑफ़र उसकी शर्त रख सकेगा।',
      },
      kind: 'text',
      isOptional: true,
      pattern: /^upi$/,
      fault: { en: 'Enter upi, or nothing', hi: 'upi डालें, या खाली छोड़ें' },
    },
  },
  ways: {
    upi: {
      title: 'UPI',
      label: { en: 'UPI (Cashfree)', hi: 'UPI (Cashfree)', ta: 'UPI (Cashfree)' },
      note: {
        en: 'You pay by UPI at Cashfree and come back here.',
        hi: 'आप Cashfree पर UPI से भुगतान करके यहाँ वापस आते हैं।',
        ta: 'Cashfree-இல் UPI மூலம் செலுத்திவிட்டு இங்கே திரும்புவீர்கள்.',
      },
      icon: 'phone',
    },
  },
  face: {
    label: {
      en: 'UPI, card or net banking (Cashfree)',
      hi: 'UPI, कार्ड या नेट बैंकिंग (Cashfree)',
      ta: 'UPI, கார்டு அல்லது நெட் பேங்கிங் (Cashfree)',
    },
    note: {
      en: 'You pay at Cashfree and come back here.',
      hi: 'आप Cashfree पर भुगतान करके यहाँ वापस आते हैं।',
      ta: 'Cashfree-இல் செலுத்திவிட்டு இங்கே திரும்புவீர்கள்.',
    },
    way: {
      en: 'by UPI, card or net banking (Cashfree)',
      hi: 'UPI, कार्ड या नेट बैंकिंग (Cashfree) से',
      ta: 'UPI, கார்டு அல்லது நெட் பேங்கிங் (Cashfree) மூலம்',
    },
    pages: ['https://payments.cashfree.com', 'https://payments-test.cashfree.com'],
    // The return address comes back as it was sent; which payment it is about is known by its order.
    returns: [],
    icon: 'card',
  },
  connect({ clientId, clientSecret, phone, environment, ways }, { ask, now }) {
    const asked = cashfreeApi(ask, { clientId, clientSecret, host: HOSTS[environment] ?? TRYING });
    return {
      ways: ways === 'upi' ? ['upi'] : [],
      async test() {
        await unlessCashfreeUnknown(asked({ path: `/links/${NOBODYS}`, answer: Link }));
        return environment === 'production' ? 'Production.' : 'Sandbox: no money moves.';
      },
      open: request => openLink(asked, request, { phone, now: now() }),
      look: (ref, only) => lookAtLink(asked, ref, only),
      find: paymentId => findLink(asked, paymentId),
      capture: async (ref, only) =>
        (await lookAtLink(asked, ref, only)) ?? refuse('Cashfree knows no such payment link'),
      close: ref => cancelLink(asked, ref),
      refund: refund => refundPayment(asked, refund),
      lookRefund: (captureRef, ref) => lookAtRefund(asked, captureRef, ref),
      readReturn: () => undefined,
      readMessage: async (body, headers) => readCashfreeMessage(clientSecret, { body, headers, now: now() }),
    };
  },
});
