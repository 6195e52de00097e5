import { exchangesOf } from '#orders/exchanges/server/exchanges.ts';
import { orderIsMissing } from '#orders/orders/contract.ts';
import { listProposed } from '#orders/orders/server/editing/proposed-edits.queries.ts';
import { listSerialLines } from '#orders/serials/server/serials.ts';
import { orderServicesOf } from '#orders/sold-services/server/sold-services.ts';
import type { Ctx } from '#platform/context.ts';
import { saleFacts } from '#products/catalog/server/catalog.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { OrderId } from '#shared/id.ts';
import { presentOrder, type WholeOrder, type WireOrder } from './orders.present.ts';
import { findOrder, listEvents, listLines, listParts, type OrderScope } from './orders.queries.ts';
import { listOrderRefunds } from './refunds-of-order.queries.ts';

/**
 * The orders and returns an actor may see. Sellers who passed the guard have a seller id; without one they see only their
 * own.
 */
export function orderScopeOf(actor: Actor): OrderScope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  if (actor.kind === 'seller' && actor.sellerId) return { kind: 'seller', sellerId: actor.sellerId };
  return { kind: 'buyer', userId: actor.id };
}

/** An order as far as it is in scope. @throws orderIsMissing also for one outside it */
export async function readOrder(ctx: Ctx, id: OrderId, scope: OrderScope): Promise<WireOrder> {
  const whole = await findWholeOrder(ctx, id, scope);
  if (!whole) throw orderIsMissing();
  const onSale = await saleFacts(
    ctx,
    whole.lines.map(line => line.product_id),
  );
  return presentOrder(whole, scope, onSale, ctx.language);
}

/** An order with all related rows, as far as they are in scope; undefined outside it. */
export async function findWholeOrder(ctx: Ctx, id: OrderId, scope: OrderScope): Promise<WholeOrder | undefined> {
  const order = await findOrder(ctx.db, id, scope);
  if (!order) return undefined;
  const parts = await listParts(ctx.db, id, scope);
  const ids = parts.map(part => part.id);
  const lines = await listLines(ctx.db, ids);
  const events = await listEvents(ctx.db, id, ids);
  const edits = parts.some(part => part.edit_id) ? await listProposed(ctx.db, ids) : [];
  const refunds = await listOrderRefunds(ctx, id);
  return {
    ...{ order, parts, lines, events, edits },
    refunds: refunds.filter(({ part_id }) => scope.kind !== 'seller' || (part_id !== null && ids.includes(part_id))),
    payUntil: order.held_until,
    documents: await ctx.ports.finance.listDocumentsOf(ctx.db, ids),
    serials: await listSerialLines(ctx.db, ids),
    services: lines.some(line => line.service !== null) ? await orderServicesOf(ctx.db, ids) : new Map(),
    exchanges: await exchangesOf(ctx.db, ids),
  };
}
