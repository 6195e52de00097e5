import { returnableUntil } from '#features/returns/return-window.ts';

/** When what was delivered then can be paid out: once it can no longer be given back. */
export function payableAfter(deliveredAt: Date): Date {
  return returnableUntil(deliveredAt);
}
