import { razorpay } from '#payments/payments/server/razorpay/razorpay.ts';
import type { ProviderBench } from './provider-bench.ts';
import { RAZORPAY_KEYS } from './razorpay-server.ts';
import { razorpayVendor } from './razorpay-vendor.ts';

export async function razorpayBench(): Promise<ProviderBench> {
  const { server, approve, message, opened, sentBack } = await razorpayVendor();
  const settings = { ...RAZORPAY_KEYS, baseUrl: server.url };
  return {
    ...{ server, approve, message, opened },
    provider: razorpay(settings),
    impatient: razorpay({ ...settings, answersWithinMs: 200 }),
    secrets: [RAZORPAY_KEYS.keySecret, RAZORPAY_KEYS.webhookSecret],
    refunded: () => sentBack().length,
    expire: async ref => server.expire(ref),
    payOut: async (ref, outcome) => server.payOut(ref, outcome === 'settled' ? 'processed' : 'failed'),
    end: server.close,
  };
}
