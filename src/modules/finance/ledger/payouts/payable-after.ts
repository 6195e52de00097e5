import { RETURN_DAYS, returnableUntil } from '#orders/returns/return/return-window.ts';

/** Payable once none of the items can be returned any more. @param lines null days are the usual ones */
export function payableAfter(deliveredAt: Date, lines: readonly { readonly returnDays: number | null }[]): Date {
  return returnableUntil(deliveredAt, Math.max(RETURN_DAYS, ...lines.map(({ returnDays }) => returnDays ?? 0)));
}
