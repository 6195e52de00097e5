import * as z from 'zod/mini';
import { carrierName, orderIsMissing, trackingNumber } from '#orders/orders/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { parcelWords } from '#orders/orders/parcels/parcel.ts';
import { findOrder, listParts, lockOrder, moveOrder, scopeOf } from '#orders/orders/server/orders.ts';
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
  look: async (tx, { orderId, partId, orderStatus, carrier, tracking }) => {
    const scope = scopeOf(tx.actor);
    await lockOrder(tx, orderId);
    const order = await findOrder(tx.db, orderId, scope);
    if (!order) throw orderIsMissing();
    const own = await listParts(tx.db, orderId, scope.kind === 'seller' ? scope.sellerId : undefined);
    const chosen = own.filter(({ id }) => partId === undefined || id === partId);
    if (chosen.length === 0) throw orderIsMissing();
    const parcel = parcelWords({ carrier: carrier ?? null, tracking: tracking ?? null });
    return {
      subject: orderNumber(order.number),
      about: null,
      changes: [
        ...chosen
          .filter(({ status }) => status !== orderStatus)
          .map(part => ({
            what: 'status' as const,
            of: chosen.length > 1 ? part.seller_name : null,
            from: part.status,
            to: orderStatus,
          })),
        ...(parcel === '' ? [] : [{ what: 'parcel' as const, of: null, from: null, to: parcel }]),
      ],
    };
  },
  apply: async (tx, input) => {
    await moveOrder(tx, tx.actor, input);
  },
});
