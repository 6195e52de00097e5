import { findOrder, findPart, type OrderRow, orderScopeOf, type PartRow } from '#orders/orders/server/orders.ts';
import { type PartShipment, partIsMissing, type Shipment } from '#orders/shipments/contract.ts';
import type { ActorCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';
import { connectedAs, connectedTo } from '#shop/connections/server/connections.ts';
import { findShipment, isOver, listWeights, type ShipmentRow } from './shipments.queries.ts';

/** A product whose weight is not known, with its box. */
const USUAL_GRAMS = 500;

/** A part with its order, as far as the actor may see it. @throws partIsMissing */
export async function requirePart(
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  partId: PartId,
): Promise<{ readonly order: OrderRow; readonly part: PartRow }> {
  const part = await findPart(ctx.db, partId);
  const scope = orderScopeOf(ctx.actor);
  const isOwn =
    part !== undefined && (scope.kind === 'all' || (scope.kind === 'seller' && scope.sellerId === part.seller_id));
  const order = isOwn ? await findOrder(ctx.db, part.order_id, scope) : undefined;
  if (!part || !order) throw partIsMissing();
  return { order, part };
}

type WirePartShipment = Omit<PartShipment, 'shipment'> & {
  readonly shipment: (Omit<Shipment, 'at'> & { readonly at: string | null }) | null;
};

/** The booking of a part. @throws partIsMissing */
export async function readShipment(ctx: ActorCtx, partId: PartId): Promise<WirePartShipment> {
  const { part } = await requirePart(ctx, partId);
  const row = await findShipment(ctx.db, partId);
  const canBook = part.status === 'inProcess' && (row === undefined || isOver(row) || row.state === 'booking');
  const courier = canBook ? ((await connectedTo(ctx, 'courier'))?.title ?? null) : null;
  const weights = await listWeights(ctx.db, partId);
  return {
    ...{ partId, courier, cancelBy: row ? await whoCancels(ctx, row) : null },
    grams: weights.reduce((sum, { grams, units }) => sum + (grams ?? USUAL_GRAMS) * units, 0),
    shipment: row
      ? {
          ...{ courier: row.title, awb: row.awb, state: row.state, words: row.words },
          ...{ at: row.seen_at?.toISOString() ?? null, isStuck: row.is_stuck },
        }
      : null,
  };
}

/** Without a courier to ask, what is not under way can be marked as cancelled. */
const BY_HAND: readonly ShipmentRow['state'][] = ['booking', 'booked', 'problem', 'returning'];

/** How a booking can be cancelled now: by asking its courier, or by hand once the shop is connected to it no more. */
export async function whoCancels(
  ctx: ActorCtx,
  { courier, state }: Pick<ShipmentRow, 'courier' | 'state'>,
): Promise<PartShipment['cancelBy']> {
  if (!BY_HAND.includes(state)) return null;
  if (!(await connectedAs(ctx, 'courier', courier))) return 'hand';
  return state === 'booked' ? 'courier' : null;
}
