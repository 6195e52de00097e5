import { isSignedBy } from '#payments/payments/server/providers/is-signed-by.ts';
import {
  type PaymentProvider,
  ProviderRefused,
  type ProviderWord,
} from '#payments/payments/server/providers/payment-provider.ts';
import { cancelLink, findLink, lookAtLink, openLink } from './payment-links.ts';
import { type RazorpaySettings, razorpayApi } from './razorpay-api.ts';
import { lookAtRazorpayRefund, refundPayment } from './razorpay-refunds.ts';
import { readRazorpayMessage } from './read-message.ts';

/** Origin of its payment links. */
const RAZORPAY_PAGES = 'https://rzp.io';

/** Razorpay by its Payment Links. It captures immediately. */
export function razorpay(settings: RazorpaySettings): PaymentProvider {
  const begin = razorpayApi(settings);
  const now = settings.now ?? (() => new Date());
  const pages = settings.baseUrl ? new URL(settings.baseUrl).origin : RAZORPAY_PAGES;
  return {
    name: 'razorpay',
    origins: [pages],
    open: request => openLink(begin(), request, now()),
    look: ref => lookAtLink(begin(), ref),
    find: paymentId => findLink(begin(), paymentId),
    capture: async ref => {
      const payment = await lookAtLink(begin(), ref);
      if (!payment) throw new ProviderRefused('Razorpay knows no such payment link');
      return payment;
    },
    close: ref => cancelLink(begin(), ref),
    refund: refund => refundPayment(begin(), refund),
    lookRefund: (captureRef, ref) => lookAtRazorpayRefund(begin(), captureRef, ref),
    readReturn: query => readRazorpayReturn(settings.keySecret, query),
    readMessage: (body, headers) => readRazorpayMessage(begin(), settings.webhookSecret, { body, headers, now: now() }),
  };
}

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
