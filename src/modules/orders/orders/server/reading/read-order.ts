import { orderIsMissing } from '#orders/orders/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { saleFacts } from '#products/catalog/server/catalog.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { OrderId } from '#shared/id.ts';
import { presentOrder, type WireOrder } from './orders.present.ts';
import type { Scope } from './orders.queries.ts';
import { findWholeOrder } from './whole-order.ts';

/** The orders an actor may see. Sellers who passed the guard have a seller id; without one they see only their own. */
export function scopeOf(actor: Actor): Scope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  if (actor.kind === 'seller' && actor.sellerId) return { kind: 'seller', sellerId: actor.sellerId };
  return { kind: 'buyer', userId: actor.id };
}

/** An order as far as it is in scope. @throws orderIsMissing also for one outside it */
export async function readOrder(ctx: Ctx, id: OrderId, scope: Scope): Promise<WireOrder> {
  const whole = await findWholeOrder(ctx, id, scope);
  if (!whole) throw orderIsMissing();
  const onSale = await saleFacts(
    ctx,
    whole.lines.map(line => line.product_id),
  );
  return presentOrder(whole, scope, onSale);
}
