import type { ActorCtx } from '#platform/context.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';

/** Whose products somebody may change: a seller its own, an administrator everybody's, which is no seller in particular. */
export function stockReach({ actor }: Pick<ActorCtx, 'actor'>): SellerId | undefined {
  if (actor.kind === 'administrator') return undefined;
  if (!actor.sellerId) throw notAllowed();
  return actor.sellerId;
}
