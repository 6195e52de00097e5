import type { ActorCtx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { notAllowed } from '#shared/problems.ts';

/** Whose uploads an actor's are: the seller they act for. @throws notAllowed for who acts for none */
export function ownerOf({ actor }: ActorCtx): SellerId {
  if (actor.sellerId === null) throw notAllowed();
  return actor.sellerId;
}
