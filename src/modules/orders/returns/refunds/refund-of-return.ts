import { type Paise, paise, sum, times } from '#shared/money/money.ts';

/** Pieces of one line that come back. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly price: Paise;
  readonly quantity: number;
}

/** A part as far as its refunds go. */
export interface RefundedPart {
  readonly delivery: Paise;
  /** Of the delivery charge, what went back before. */
  readonly deliveryGivenBack: Paise;
}

export interface ReturnRefund {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly amount: Paise }[];
  readonly delivery: Paise;
  readonly total: Paise;
}

/**
 * What goes back for returned pieces: each at the price it was sold for, and for items at fault the delivery charge of
 * the part, once. Exact to the paisa, because a line costs its price times its quantity.
 */
export function refundOfReturn(
  lines: readonly ReturnedLine[],
  { delivery, deliveryGivenBack }: RefundedPart,
  faulty: boolean,
): ReturnRefund {
  const back = lines.map(({ lineId, price, quantity }) => ({ lineId, quantity, amount: times(price, quantity) }));
  const charge = faulty ? paise(delivery - deliveryGivenBack) : paise(0);
  return { lines: back, delivery: charge, total: sum([...back.map(line => line.amount), charge]) };
}

/** What a part's payment is called once so much of it has gone back in all. */
export function paymentAfter(paid: Paise, refundedInAll: Paise): 'partially_refunded' | 'refunded' {
  return refundedInAll === paid ? 'refunded' : 'partially_refunded';
}
