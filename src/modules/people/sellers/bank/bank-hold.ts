export const BANK_HOLD_HOURS = 48;

/**
 * Until when payouts wait after a seller's bank account has changed: long enough for the owner of the account to read the
 * mail about a change that was somebody else's. The first account of a seller counts as a change too.
 */
export function bankHoldUntil(changedAt: Date): Date {
  return new Date(changedAt.getTime() + BANK_HOLD_HOURS * 3_600_000);
}
