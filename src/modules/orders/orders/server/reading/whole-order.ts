import { listSerialLines } from '#orders/serials/server/serials.ts';
import type { Ctx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';
import type { WholeOrder } from './orders.present.ts';
import { findOrder, listEvents, listLines, listParts, type Scope } from './orders.queries.ts';
import { listOrderRefunds } from './refunds-of-order.queries.ts';

/** An order with all related rows, as far as they are in scope; undefined outside it. */
export async function findWholeOrder(ctx: Ctx, id: OrderId, scope: Scope): Promise<WholeOrder | undefined> {
  const order = await findOrder(ctx.db, id, scope);
  if (!order) return undefined;
  const parts = await listParts(ctx.db, id, scope.kind === 'seller' ? scope.sellerId : undefined);
  const ids = parts.map(part => part.id);
  const lines = await listLines(ctx.db, ids);
  const events = await listEvents(ctx.db, id, ids);
  const refunds = await listOrderRefunds(ctx, id);
  return {
    ...{ order, parts, lines, events },
    refunds: refunds.filter(({ part_id }) => scope.kind !== 'seller' || (part_id !== null && ids.includes(part_id))),
    payUntil: order.held_until,
    documents: await ctx.ports.finance.listDocumentsOf(ctx.db, ids),
    serials: await listSerialLines(ctx.db, ids),
  };
}
