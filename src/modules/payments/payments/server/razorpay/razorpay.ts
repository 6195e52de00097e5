import { type PaymentProvider, ProviderRefused } from '#payments/payments/server/providers/payment-provider.ts';
import { cancelLink, findLink, lookAtLink, openLink } from './payment-links.ts';
import { type RazorpaySettings, razorpayApi } from './razorpay-api.ts';
import { lookAtRazorpayRefund, refundPayment } from './razorpay-refunds.ts';
import { readRazorpayMessage } from './read-message.ts';
import { readRazorpayReturn } from './read-return.ts';

/** Where its payment links lead. */
const RAZORPAY_PAGES = 'https://rzp.io';

/** Razorpay by its Payment Links. It takes the money at once, so that there is nothing to capture. */
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
