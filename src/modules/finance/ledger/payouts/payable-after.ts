import { returnableUntil } from '#orders/returns/return/return-window.ts';

/** Payable once the items can no longer be returned. */
export function payableAfter(deliveredAt: Date): Date {
  return returnableUntil(deliveredAt);
}
