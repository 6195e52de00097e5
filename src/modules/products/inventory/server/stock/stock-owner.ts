import type { ActorCtx } from '#platform/context.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';

/** The seller whose stock an actor may change; undefined for administrators, who may change all. */
export function stockReach({ actor }: Pick<ActorCtx, 'actor'>): SellerId | undefined {
  if (actor.kind === 'administrator') return undefined;
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}
