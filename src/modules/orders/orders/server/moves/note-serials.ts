import type { noteSerials as endpoint } from '#orders/orders/contract.ts';
import { isLive, isOnTheWay } from '#orders/orders/order-status.ts';
import { holdOrder } from '#orders/orders/server/reading/hold-order.ts';
import type { WireOrder } from '#orders/orders/server/reading/orders.present.ts';
import { listParts } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf, readOrder } from '#orders/orders/server/reading/read-order.ts';
import { serialsFinal, serialsNotAsked } from '#orders/serials/serial-problems.ts';
import { listSerialLines, refuseGaps } from '#orders/serials/server/serials.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { writeSerials } from './write-serials.ts';

/**
 * Records serial numbers while packing, and corrects them until delivery. Before shipping, some may be missing; shipped
 * parts need one per unit. Idempotent.
 * @throws orderIsMissing also for foreign lines; serialsFinal, serialsMissing, and what saving throws
 */
export async function noteSerials(
  ctx: ActorCtx,
  { orderId, serials: given }: InputOf<typeof endpoint>,
): Promise<WireOrder> {
  const scope = orderScopeOf(ctx.actor);
  return ctx.tx(async tx => {
    const order = await holdOrder(tx, orderId, scope);
    const own = await listParts(tx.db, orderId, scope);
    const lines = await listSerialLines(
      tx.db,
      own.map(({ id }) => id),
    );
    const named = new Set(given.map(({ productId }) => lines.find(line => line.productId === productId)?.partId));
    const parts = own.filter(({ id }) => named.has(id));
    if (named.has(undefined)) throw serialsNotAsked();
    for (const { status } of parts)
      if (!isLive(status) || status === 'delivered') throw serialsFinal(status === 'delivered');
    await writeSerials(tx, { order, parts, given, by: ctx.actor });
    const left = parts.filter(({ status }) => isOnTheWay(status)).map(({ id }) => id);
    refuseGaps(await listSerialLines(tx.db, left));
    return readOrder(tx, orderId, scope);
  });
}
