import type { OrderSummary } from '#orders/orders/order.schema.ts';
import type { ChoosableStatus } from '#orders/orders/order-status.ts';
import { leavesUnpaid, waitsForPayment } from './order-move.ts';

/** What sellers are told before many orders are marked delivered. */
export const PROOF_WORDS =
  'Cash on delivery without a tracking number needs the shopper’s delivery code, one order at a time. Such orders stay unchanged, and you will see which.';

/** The numbers of those that are not paid and so stay as they are; an administrator may decide otherwise of what leaves. */
export function unpaidAmong(orders: readonly OrderSummary[], to: ChoosableStatus, isAdministrator: boolean): string[] {
  const stays = isAdministrator ? leavesUnpaid : waitsForPayment;
  return orders
    .filter(({ orderStatus: status, paymentStatus: payment, paymentMethod }) =>
      stays({ status, payment }, to, paymentMethod === 'COD'),
    )
    .map(({ number }) => number);
}
