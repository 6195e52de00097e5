import { type moveOrders as endpoint, orderIsMissing } from '#orders/orders/contract.ts';
import type { OrderOutcome } from '#orders/orders/order.schema.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { listNumbers } from '#orders/orders/server/reading/orders.queries.ts';
import { orderScopeOf } from '#orders/orders/server/reading/read-order.ts';
import type { ActorCtx } from '#platform/context.ts';
import { busy } from '#shared/api/busy.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { isProblem, type Problem } from '#shared/api/problem.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { OrderId, PartId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { moveOrder } from './update-order.ts';

/**
 * Bulk update: each order in its own transaction, by the rules of a single update, so that one failure does not affect
 * the others. Idempotent. Unexpected errors are reported as an outcome too, because earlier orders have already
 * changed.
 * @throws notAllowed if a seller passes another seller's id
 */
export async function moveOrders(
  ctx: ActorCtx,
  { orderStatus, seller, orders, ...said }: InputOf<typeof endpoint>,
): Promise<OrderOutcome[]> {
  const scope = orderScopeOf(ctx.actor);
  if (scope.kind === 'seller' && seller !== undefined && seller !== scope.sellerId) throw notAllowed();
  const sellerId = scope.kind === 'seller' ? scope.sellerId : seller;
  const known = await listNumbers(
    ctx.db,
    orders.map(({ orderId }) => orderId),
    sellerId,
  );
  const outcomes: OrderOutcome[] = [];
  for (const { orderId, ...parcel } of orders) {
    const order = known.get(orderId);
    if (!order) outcomes.push(refused(ctx, orderId, null, orderIsMissing()));
    else {
      const part: { partId?: PartId } = order.partId === undefined ? {} : { partId: order.partId };
      outcomes.push(
        await outcomeOf(ctx, { orderId, orderStatus, ...said, ...part, ...parcel }, orderNumber(order.number)),
      );
    }
  }
  return outcomes;
}

async function outcomeOf(ctx: ActorCtx, move: Parameters<typeof moveOrder>[2], number: string): Promise<OrderOutcome> {
  const { orderId } = move;
  try {
    const { moved, left } = await ctx.tx(tx => moveOrder(tx, ctx.actor, move));
    return { orderId, number, outcome: moved > 0 ? 'moved' : 'unchanged', moved, left, code: null, message: null };
  } catch (error) {
    if (isProblem(error)) return refused(ctx, orderId, number, error);
    ctx.log.error({ err: error, orderId }, 'an order among many could not be moved');
    return refused(ctx, orderId, number, busy());
  }
}

function refused({ language }: ActorCtx, orderId: OrderId, number: string | null, problem: Problem): OrderOutcome {
  const { code } = problem;
  const message = speaking(language, () => problem.message);
  return { orderId, number, outcome: 'refused', moved: 0, left: 0, code, message };
}
