import { countText } from '#shared/count-text.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

/** Fewer tries say nothing about a provider. */
const TELLING = 5;
const NAMES: Readonly<Record<string, string>> = {
  razorpay: 'Razorpay',
  paypal: 'PayPal',
  sandbox: 'test payments',
};

export function checkPayments({ payments, database }: ShopStatus): Check {
  const { providers, paid, failed, open, lateRefunds } = payments;
  const names = ['cash on delivery', ...providers.map(name => NAMES[name] ?? name)].join(', ');
  return {
    key: 'payments',
    title: 'Payments',
    ...verdictOf(
      [
        [
          lateRefunds > 0,
          'bad',
          `${countText(lateRefunds, 'refund has', 'refunds have')} been owed for more than ten days.`,
          'Orders and returns show whose. Send the money by hand if the provider can’t.',
        ],
        [
          failed > paid && failed + paid >= TELLING,
          'low',
          `${countText(failed)} of ${countText(failed + paid)} payments failed within an hour.`,
          'See whether the provider reports a fault, and whether its keys are still right.',
        ],
        [
          providers.includes('sandbox') && database.engine === 'postgres',
          'low',
          'Test payments are offered, and no money moves with them.',
          'Before real orders come in, set PAYMENT_SANDBOX=off.',
        ],
      ],
      providers.length > 0 ? 'Payments come in.' : 'Cash on delivery is the only way to pay.',
    ),
    facts: [
      ['Offered', names],
      ['Last hour', `${countText(paid)} paid, ${countText(failed)} failed, ${countText(open)} open`],
    ],
  };
}
