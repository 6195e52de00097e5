import { saleFacts } from '#features/catalog/server/catalog.ts';
import { listDocumentsOf } from '#features/invoices/server/invoices.ts';
import { orderIsMissing } from '#features/orders/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { Actor } from '#shared/actor.ts';
import type { OrderId } from '#shared/id.ts';
import { presentOrder, type WireOrder } from './orders.present.ts';
import { findOrder, listEvents, listLines, listParts, type Scope } from './orders.queries.ts';

/** What of orders a person may see. Sellers whose guard let them in have a seller id; without one nothing is theirs. */
export function scopeOf(actor: Actor): Scope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  if (actor.kind === 'seller' && actor.sellerId) return { kind: 'seller', sellerId: actor.sellerId };
  return { kind: 'buyer', userId: actor.id };
}

/** An order as far as a scope reaches. @throws orderIsMissing for what is outside it, as for what never was */
export async function readOrder(ctx: Ctx, id: OrderId, scope: Scope): Promise<WireOrder> {
  const order = await findOrder(ctx.db, id, scope);
  if (!order) throw orderIsMissing();
  const parts = await listParts(ctx.db, id, scope.kind === 'seller' ? scope.sellerId : undefined);
  const ids = parts.map(part => part.id);
  const lines = await listLines(ctx.db, ids);
  const events = await listEvents(ctx.db, id, ids);
  const onSale = await saleFacts(
    ctx,
    lines.map(line => line.product_id),
  );
  const documents = await listDocumentsOf(ctx.db, ids);
  return presentOrder({ order, parts, lines, events }, scope, onSale, documents);
}
