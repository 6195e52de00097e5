import type { PaymentId } from '#shared/id.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';

/** What a payment brought in for a seller order and has not given back. */
export interface PaymentLeft {
  readonly id: PaymentId;
  readonly left: Paise;
}

/** The part of a refund that one payment gives back. */
export interface RefundShare {
  readonly payment: PaymentId;
  readonly amount: Paise;
  /** The part of the amount that is delivery charge. */
  readonly delivery: Paise;
}

/**
 * Which payments give a refund back: the first that can do it alone, else each as much as it has left, in the order given.
 * Throws if together they have less, because nothing may be refunded that did not come in. What one has given too much counts
 * against the others.
 */
export function shareRefund(payments: readonly PaymentLeft[], amount: Paise, delivery: Paise): readonly RefundShare[] {
  if (sum(payments.map(({ left }) => left)) < amount) throw new Error(`${amount} paise are more than was paid`);
  const alone = payments.find(({ left }) => left >= amount);
  const from = alone ? [alone] : payments;
  let toGive: number = amount;
  let deliveryToGive: number = delivery;
  return from.flatMap(({ id, left }): RefundShare[] => {
    const given = Math.min(left, toGive);
    if (given <= 0) return [];
    const ofDelivery = Math.min(given, deliveryToGive);
    toGive = toGive - given;
    deliveryToGive = deliveryToGive - ofDelivery;
    return [{ payment: id, amount: paise(given), delivery: paise(ofDelivery) }];
  });
}
