import { RETURN_DAYS, returnableUntil } from '#orders/returns/return/return-window.ts';

interface Owed {
  /** Null for the usual ones. */
  readonly returnDays: number | null;
  /** In which a service is to be done that is not done yet. */
  readonly openDays: number | null;
}

/** Payable once none of the items can be returned any more and what is still to be done is due. */
export function payableAfter(deliveredAt: Date, lines: readonly Owed[]): Date {
  const days = lines.flatMap(({ returnDays, openDays }) => [returnDays ?? 0, openDays ?? 0]);
  return returnableUntil(deliveredAt, Math.max(RETURN_DAYS, ...days));
}
