/**
 * Where the cash of a delivered order is. `expected`: nothing proves that anybody took it. `collected`: a courier or the
 * seller has it. `kept`: a seller that collects its own cash has it, against what it is owed. `remitted` and `direct`:
 * the shop has it, passed on or taken by itself.
 */
export const CASH_STATES = ['expected', 'collected', 'kept', 'remitted', 'direct'] as const;
export type CashState = (typeof CASH_STATES)[number];

export const CASH_HOLDERS = ['courier', 'seller'] as const;
export type CashHolder = (typeof CASH_HOLDERS)[number];

/** How cash comes to the shop. */
export const CASH_WAYS = ['remitted', 'direct'] as const satisfies readonly CashState[];

/** Whether the shop has the money. */
export function isCashIn(state: CashState | null): boolean {
  return state === 'remitted' || state === 'direct';
}

/** Whether a delivery is made whose money the shop still waits for. */
export function isCashOut(state: CashState | null): boolean {
  return state === 'expected' || state === 'collected';
}

interface Cash {
  readonly state: CashState;
  readonly holder: CashHolder | null;
}

/** Where the cash is, for people of the back-office. */
export function cashWords({ state, holder }: Cash): string {
  if (state === 'expected') return 'Collection not recorded';
  if (state === 'collected') return holder === 'courier' ? 'With the courier' : 'With the seller';
  if (state === 'kept') return 'Kept by the seller, deducted from its earnings';
  return state === 'remitted' ? 'Received by the shop' : 'Collected by the shop';
}
