import { PAYPAL_KEYS, type PaypalServer, startPaypal } from './paypal-server.ts';
import type { Vendor } from './vendor.ts';

export async function paypalVendor(): Promise<Vendor<PaypalServer>> {
  const server = await startPaypal();
  return {
    server,
    settings: { paypal: { ...PAYPAL_KEYS, baseUrl: server.url } },
    refAt: url => new URL(url).searchParams.get('token') ?? '',
    returnsOf: ref => {
      const { return_url, cancel_url } = server.orders.get(ref)?.sent.payment_source.paypal.experience_context ?? {};
      return [return_url, cancel_url];
    },
    approve: async ref => {
      server.approve(ref);
      return { token: ref, PayerID: 'QYR5Z8XDVJNXQ' };
    },
    payWrongly: (ref, amount, currency) =>
      void server.capture(ref, { currency_code: currency, value: (amount / 100).toFixed(2) }),
    message: (ref, at) => server.message('CHECKOUT.ORDER.APPROVED', ref, { ...(at && { at }) }),
    refundMessage: () => server.message('PAYMENT.CAPTURE.REFUNDED', [...server.refunds.keys()].at(-1) ?? ''),
    opened: () => server.orders.size,
    sentBack: () => [...server.refunds.values()].map(({ amount }) => Math.round(Number(amount.value) * 100)),
    payOut: () => {
      for (const id of server.refunds.keys()) server.payOut(id, 'COMPLETED');
    },
  };
}
