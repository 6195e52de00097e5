import { problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

/** Apart from the contract, because no page of the shop names a return address. */
export const returnNotAllowed = problem('orders.return_not_allowed', 'invalid', () =>
  t('orders.orders.refusal.returnNotAllowed'),
);
