import { RAZORPAY_KEYS, type RazorpayServer, startRazorpay } from './razorpay-server.ts';
import type { Vendor } from './vendor.ts';

export async function razorpayVendor(): Promise<Vendor<RazorpayServer>> {
  const server = await startRazorpay();
  return {
    server,
    settings: { razorpay: { ...RAZORPAY_KEYS, baseUrl: server.url } },
    refAt: url => `plink_${url.split('/').at(-1)}`,
    returnsOf: ref => [server.links.get(ref)?.sent.callback_url],
    approve: async ref => {
      server.pay(ref);
      return server.returnOf(ref);
    },
    payWrongly: (ref, amount, currency) => void server.pay(ref, { amount, currency }),
    message: (ref, at) => server.message('payment_link.paid', ref, { ...(at && { at }) }),
    refundMessage: () => server.message('refund.processed', [...server.refunds.keys()].at(-1) ?? ''),
    opened: () => server.links.size,
    sentBack: () => [...server.refunds.values()].map(({ sent }) => Number(sent.amount)),
    payOut: () => {
      for (const id of server.refunds.keys()) server.payOut(id, 'processed');
    },
  };
}
