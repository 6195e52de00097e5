import { paymentTitle } from '#payments/payments/payment-services.ts';
import { t } from '#shared/language/t.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

/** With fewer attempts, a failure rate says nothing about the provider. */
const MIN_ATTEMPTS = 5;

function nameOf(name: string): string {
  return name === 'sandbox' ? t('office.status.payments.sandbox') : paymentTitle(name);
}

export function checkPayments({ payments, database }: ShopStatus): Check {
  const { providers, paid, failed, open, lateRefunds } = payments;
  const names = [t('office.status.payments.cod'), ...providers.map(nameOf)].join(', ');
  return {
    key: 'payments',
    title: t('office.status.payments.title'),
    ...verdictOf(
      [
        [
          lateRefunds > 0,
          'bad',
          t('office.status.payments.lateRefunds', { count: lateRefunds }),
          t('office.status.payments.lateRefundsTodo'),
        ],
        [
          failed > paid && failed + paid >= MIN_ATTEMPTS,
          'low',
          t('office.status.payments.manyFailed', { failed, all: failed + paid }),
          t('office.status.payments.manyFailedTodo'),
        ],
        [
          providers.includes('sandbox') && database.engine === 'postgres',
          'low',
          t('office.status.payments.test'),
          t('office.status.payments.testTodo'),
        ],
      ],
      providers.length > 0 ? t('office.status.payments.good') : t('office.status.payments.onlyCod'),
    ),
    facts: [
      [t('office.status.payments.offered'), names],
      [t('office.status.payments.lastHour'), t('office.status.payments.counts', { paid, failed, open })],
    ],
  };
}
