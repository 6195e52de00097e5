import { razorpay } from '#features/payments/server/razorpay/razorpay.ts';
import type { ProviderBench } from './provider-bench.ts';
import { RAZORPAY_KEYS, startRazorpay } from './razorpay-server.ts';

export async function razorpayBench(): Promise<ProviderBench> {
  const server = await startRazorpay();
  return {
    provider: razorpay({ ...RAZORPAY_KEYS, baseUrl: server.url }),
    impatient: razorpay({ ...RAZORPAY_KEYS, baseUrl: server.url, answersWithinMs: 200 }),
    server,
    secrets: [RAZORPAY_KEYS.keySecret, RAZORPAY_KEYS.webhookSecret],
    opened: () => server.links.size,
    refunded: () => server.refunds.size,
    approve: async ref => {
      server.pay(ref);
      return server.returnOf(ref);
    },
    expire: async ref => server.expire(ref),
    payOut: async (ref, outcome) => server.payOut(ref, outcome === 'settled' ? 'processed' : 'failed'),
    message: async (ref, at) => server.message('payment_link.paid', ref, { ...(at && { at }) }),
    end: server.close,
  };
}
