import * as z from 'zod/mini';
import { MAX_REJECT_REASON_LENGTH } from '#orders/exchanges/exchange.schema.ts';
import { PHONE_CONDITIONS } from '#orders/exchanges/exchange.ts';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { put } from '#shared/api/endpoint.ts';
import { dataOf, id, line, rupees } from '#shared/api/wire.ts';

export const settleExchange = put('/admin/orders/exchange/:orderId', {
  summary:
    'Records once that an old phone was taken, with its condition and what is given for it, at most what was quoted; or that it was not taken, with the reason. What is given is refunded to the buyer',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({
    lineId: z.uuid(),
    taken: z.optional(z.strictObject({ value: rupees, condition: z.enum(PHONE_CONDITIONS) })),
    rejected: z.optional(z.strictObject({ reason: line(MAX_REJECT_REASON_LENGTH) })),
  }),
  output: dataOf(OrderDetail),
});
