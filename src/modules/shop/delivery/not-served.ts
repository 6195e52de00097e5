import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

export const notServed = problem('delivery.not_served', 'invalid', (pincode: string) =>
  t('shop.delivery.refusal.notServed', { pincode }),
);
