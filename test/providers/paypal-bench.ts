import { paypal } from '#payments/payments/server/paypal/paypal.ts';
import { PAYPAL_KEYS } from './paypal-server.ts';
import { paypalVendor } from './paypal-vendor.ts';
import type { ProviderBench } from './provider-bench.ts';

export async function paypalBench(): Promise<ProviderBench> {
  const { server, approve, message, opened, sentBack } = await paypalVendor();
  const settings = { ...PAYPAL_KEYS, baseUrl: server.url };
  return {
    ...{ server, approve, message, opened },
    provider: paypal(settings),
    impatient: paypal({ ...settings, answersWithinMs: 200 }),
    secrets: [PAYPAL_KEYS.clientSecret],
    refunded: () => sentBack().length,
    expire: async ref => server.void(ref),
    payOut: async (ref, outcome) => server.payOut(ref, outcome === 'settled' ? 'COMPLETED' : 'FAILED'),
    end: server.close,
  };
}
