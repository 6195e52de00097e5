import { paypal } from '#features/payments/server/paypal/paypal.ts';
import { PAYPAL_KEYS, startPaypal } from './paypal-server.ts';
import type { ProviderBench } from './provider-bench.ts';

export async function paypalBench(): Promise<ProviderBench> {
  const server = await startPaypal();
  return {
    provider: paypal({ ...PAYPAL_KEYS, baseUrl: server.url }),
    impatient: paypal({ ...PAYPAL_KEYS, baseUrl: server.url, answersWithinMs: 200 }),
    server,
    secrets: [PAYPAL_KEYS.clientSecret],
    opened: () => server.orders.size,
    refunded: () => server.refunds.size,
    approve: async ref => {
      server.approve(ref);
      return { token: ref, PayerID: 'QYR5Z8XDVJNXQ' };
    },
    expire: async ref => server.void(ref),
    payOut: async (ref, outcome) => server.payOut(ref, outcome === 'settled' ? 'COMPLETED' : 'FAILED'),
    message: async (ref, at) => server.message('CHECKOUT.ORDER.APPROVED', ref, { ...(at && { at }) }),
    end: server.close,
  };
}
