import * as z from 'zod/mini';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, line } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** In characters. */
const MAX_REASON_LENGTH = 300;

/** For orders that have shipped or been rejected. */
export const tooLateToCancel = problem('orders.too_late_to_cancel', 'conflict', (isOnTheWay: boolean) =>
  isOnTheWay ? t('orders.orders.refusal.cancelShipped') : t('orders.orders.refusal.cancelRejected'),
);

export const cancelOrder = post('/shop/order/cancel/:orderId', {
  summary: 'Cancels one seller order, or all that have not shipped yet, and refunds what was paid',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({
    partId: z.optional(id<'order part'>()),
    /** For the timeline, visible to the seller. */
    reason: z.optional(line(MAX_REASON_LENGTH)),
  }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});
