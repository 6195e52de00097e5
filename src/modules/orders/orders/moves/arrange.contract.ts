import * as z from 'zod/mini';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { Slot } from '#orders/sold-services/extras.schema.ts';
import { PERIODS } from '#orders/sold-services/period.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { dataOf, day, id, line } from '#shared/api/wire.ts';

/** The reason for recording a visit without the buyer's code. */
export const MAX_VISIT_NOTE_LENGTH = 200;

const ofOrder = z.strictObject({ orderId: id<'order'>() });
const window = z.strictObject({ partId: id<'order part'>(), day, period: z.enum(PERIODS) });
const output = dataOf(OrderDetail);

export const listOwnWindows = get('/shop/order/windows/:orderId/:partId', {
  summary: 'The next delivery windows with a free place for a part of your order that is delivered in a window',
  params: z.strictObject({ orderId: id<'order'>(), partId: id<'order part'>() }),
  output: dataOf(z.array(Slot)),
});

export const moveOwnWindow = put('/shop/order/window/:orderId', {
  summary: 'Moves a part of your order to another delivery window, as long as it has not left the seller',
  params: ofOrder,
  body: window,
  output,
});

export const moveWindow = put('/admin/orders/window/:orderId', {
  summary: 'Moves a seller order to another delivery window, as long as it has not left the seller',
  params: ofOrder,
  body: window,
  output,
});

export const arrangeService = put('/admin/orders/service/:orderId', {
  summary:
    'Records when somebody comes for a service, or that it is done: with the code of the buyer, or with a note why there is none',
  params: ofOrder,
  body: z.strictObject({
    lineId: z.uuid(),
    /** When somebody comes. */
    visit: z.optional(z.strictObject({ day, period: z.enum(PERIODS) })),
    done: z.optional(
      z.strictObject({
        code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
        note: z.optional(line(MAX_VISIT_NOTE_LENGTH)),
      }),
    ),
  }),
  output,
});
