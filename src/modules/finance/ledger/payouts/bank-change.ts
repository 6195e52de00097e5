import type { BankChange, LastPayout } from '#finance/ledger/contract.ts';

interface Payee {
  readonly bankChange: BankChange | null;
  readonly lastPayout: LastPayout | null;
}

/** Until when payouts are on hold because the bank account is new; undefined if they are not. */
export function payoutsWaitUntil({ bankChange }: Pick<Payee, 'bankChange'>, now = new Date()): Date | undefined {
  return bankChange && bankChange.payoutsFrom > now ? bankChange.payoutsFrom : undefined;
}

/** Whether the bank account has changed since the last payout. */
export function isNewToPayouts({ bankChange, lastPayout }: Payee): boolean {
  if (!bankChange) return false;
  return lastPayout === null || new Date(`${lastPayout.paidOn}T00:00:00+05:30`) < bankChange.at;
}
