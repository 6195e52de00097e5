import { returnableUntil } from '#orders/returns/return/return-window.ts';

/** When what was delivered then can be paid out: once it can no longer be given back. */
export function payableAfter(deliveredAt: Date): Date {
  return returnableUntil(deliveredAt);
}
