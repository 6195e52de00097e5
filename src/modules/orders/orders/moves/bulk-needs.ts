import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { leavesUnpaid, waitsForPayment } from './order-move.ts';

/** Shown to sellers before a bulk update to delivered. */
export const PROOF_WORDS =
  'Cash on delivery without a tracking number needs the shopper’s delivery code, one order at a time. Such orders stay unchanged, and you will see which.';

/** Numbers of the unpaid orders, which stay unchanged. An administrator may still ship unpaid orders with a reason. */
export function unpaidAmong(orders: readonly OrderSummary[], to: ChoosableStatus, isAdministrator: boolean): string[] {
  const stays = isAdministrator ? leavesUnpaid : waitsForPayment;
  return orders
    .filter(({ orderStatus: status, paymentStatus: payment, paymentMethod }) =>
      stays({ status, payment }, to, paymentMethod === 'COD'),
    )
    .map(({ number }) => number);
}
