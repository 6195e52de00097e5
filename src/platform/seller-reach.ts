import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import type { ActorCtx } from './context.ts';

/** The seller whose products and figures an actor may see and change; undefined for administrators, who reach all. */
export function sellerReach({ actor }: Pick<ActorCtx, 'actor'>): SellerId | undefined {
  if (actor.kind === 'administrator') return undefined;
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}
