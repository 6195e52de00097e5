import { type Paise, paise, sum } from '#shared/money/money.ts';

/** Returned units of one line, with what was paid for them. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: Paise;
}

/** The delivery charge of a seller order and its refunds. */
export interface RefundedPart {
  readonly delivery: Paise;
  /** Delivery charge refunded before. */
  readonly deliveryGivenBack: Paise;
}

export interface ReturnRefund {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly amount: Paise }[];
  readonly delivery: Paise;
  readonly total: Paise;
}

/** The refund for returned units: what was paid for them; for faulty items also what is left of the delivery charge. */
export function refundOfReturn(
  lines: readonly ReturnedLine[],
  { delivery, deliveryGivenBack }: RefundedPart,
  faulty: boolean,
): ReturnRefund {
  const back = lines.map(({ lineId, quantity, amount }) => ({ lineId, quantity, amount }));
  const charge = faulty ? paise(delivery - deliveryGivenBack) : paise(0);
  return { lines: back, delivery: charge, total: sum([...back.map(line => line.amount), charge]) };
}

/** The payment status of a part after refunds of `refundedInAll`. */
export function paymentAfter(paid: Paise, refundedInAll: Paise): 'partially_refunded' | 'refunded' {
  return refundedInAll === paid ? 'refunded' : 'partially_refunded';
}
