import type { ActorCtx } from '#platform/context.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId, UserId } from '#shared/id.ts';

/** Whose an upload is: a seller's, or one shopper's. */
export type UploadOwner =
  | { readonly seller_id: SellerId; readonly user_id: null }
  | { readonly seller_id: null; readonly user_id: UserId };

/** Whose uploads an actor's are: the seller they act for, or a shopper's own. @throws notAllowed for anybody else */
export function ownerOf({ actor }: ActorCtx): UploadOwner {
  if (actor.sellerId !== null) return { seller_id: actor.sellerId, user_id: null };
  if (actor.kind === 'shopper') return { seller_id: null, user_id: actor.id };
  throw notAllowed();
}
