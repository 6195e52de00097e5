import * as z from 'zod/mini';
import { changeIsOutdated } from '#office/assistants/contract.ts';
import type { Difference } from '#office/assistants/suggested-change.ts';
import { carrierName, trackingNumber } from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { parcelWords } from '#orders/orders/parcels/parcel.ts';
import { moveOrder, seeMoves } from '#orders/orders/server/orders.ts';
import { id } from '#shared/api/wire.ts';
import { kindOfChange } from './change-kind.ts';

/** The next status of an order. Rejecting one moves money, so it is left to people. */
export const ORDER_STATUS = kindOfChange({
  tool: {
    name: 'suggest_order_status',
    title: 'Suggest an order status',
    description:
      'Suggests to move an order, or one part of it, to processing, shipping (with carrier and tracking) or delivered. Nothing changes before the person confirms it in the back-office. Orders can’t be rejected this way.',
  },
  scope: 'orders:read',
  input: z.strictObject({
    orderId: id<'order'>(),
    partId: z.optional(id<'order part'>()),
    orderStatus: z.enum(['inProcess', 'inShipping', 'delivered']),
    carrier: z.optional(carrierName),
    tracking: z.optional(trackingNumber),
  }),
  look: async (tx, input) => {
    const { order, own, moves, parcel } = await seeMoves(tx, tx.actor, input);
    const [first] = moves;
    const changes: Difference[] = moves.map(({ part, to }) => ({
      what: 'status',
      of: own.length > 1 ? part.seller_name : null,
      from: part.status,
      to,
    }));
    if (first && parcel) {
      const [was, is] = [parcelWords(first.part), parcelWords(parcel)];
      if (was !== is) changes.push({ what: 'parcel', of: null, from: was || null, to: is });
    }
    return { subject: orderNumber(order.number), about: null, changes };
  },
  apply: async (tx, input, seen) => {
    const { moved } = await moveOrder(tx, tx.actor, input);
    if (moved !== seen.filter(({ what }) => what === 'status').length) throw changeIsOutdated();
    return {};
  },
});
