import { t } from '#shared/language/t.ts';

/**
 * Where the cash of a delivered order is. `expected`: no proof that anybody collected it. `collected`: with the courier
 * or seller. `kept`: kept by a seller who collects their own cash, set off against their balance. `remitted`, `direct`:
 * with the shop, remitted or collected by itself.
 */

export const CASH_STATES = ['expected', 'collected', 'kept', 'remitted', 'direct'] as const;
export type CashState = (typeof CASH_STATES)[number];

export const CASH_HOLDERS = ['courier', 'seller'] as const;
export type CashHolder = (typeof CASH_HOLDERS)[number];

/** How cash reaches the shop. */
export const CASH_WAYS = ['remitted', 'direct'] as const satisfies readonly CashState[];

/** Whether the shop has the cash. */
export function isCashIn(state: CashState | null): boolean {
  return state === 'remitted' || state === 'direct';
}

/** Whether the shop still waits for the cash of a delivery. */
export function isCashOut(state: CashState | null): boolean {
  return state === 'expected' || state === 'collected';
}

interface Cash {
  readonly state: CashState;
  readonly holder: CashHolder | null;
}

/** Label for the back-office. */
export function cashWords({ state, holder }: Cash): string {
  if (state === 'expected') return t('finance.cash.state.expected');
  if (state === 'collected')
    return holder === 'courier' ? t('finance.cash.state.courier') : t('finance.cash.state.seller');
  if (state === 'kept') return t('finance.cash.state.kept');
  return state === 'remitted' ? t('finance.cash.state.remitted') : t('finance.cash.state.direct');
}
