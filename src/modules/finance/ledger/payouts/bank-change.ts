import type { BankChange, LastPayout } from '#finance/ledger/contract.ts';

interface Payee {
  readonly bankChange: BankChange | null;
  readonly lastPayout: LastPayout | null;
}

/** Until when nothing can be paid out because the bank account is new; undefined when nothing waits for it. */
export function payoutsWaitUntil({ bankChange }: Pick<Payee, 'bankChange'>, now = new Date()): Date | undefined {
  return bankChange && bankChange.payoutsFrom > now ? bankChange.payoutsFrom : undefined;
}

/** Whether money has not been sent to this bank account before: it changed since the last payout. */
export function isNewToPayouts({ bankChange, lastPayout }: Payee): boolean {
  if (!bankChange) return false;
  return lastPayout === null || new Date(`${lastPayout.paidOn}T00:00:00+05:30`) < bankChange.at;
}
