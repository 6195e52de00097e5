import { countText } from '#shared/text/count-text.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

/** With fewer attempts, a failure rate says nothing about the provider. */
const MIN_ATTEMPTS = 5;
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
          `${countText(lateRefunds, 'refund has', 'refunds have')} been pending for more than ten days.`,
          'See Returns for the details. Pay manually if the provider can’t.',
        ],
        [
          failed > paid && failed + paid >= MIN_ATTEMPTS,
          'low',
          `${countText(failed)} of ${countText(failed + paid)} payments failed in the last hour.`,
          'Check the provider’s status page and your keys.',
        ],
        [
          providers.includes('sandbox') && database.engine === 'postgres',
          'low',
          'Test payments are on. No money moves.',
          'Set PAYMENT_SANDBOX=off before you take real orders.',
        ],
      ],
      providers.length > 0 ? 'Payments are working.' : 'Cash on delivery is the only payment method.',
    ),
    facts: [
      ['Offered', names],
      ['Last hour', `${countText(paid)} paid, ${countText(failed)} failed, ${countText(open)} open`],
    ],
  };
}
