import type { Actor } from '#shared/api/actor.ts';
import type { ReturnScope } from './returns.queries.ts';

/** What of returns a person may see. Sellers whose guard let them in have a seller id; without one nothing is theirs. */
export function returnScopeOf(actor: Actor): ReturnScope {
  if (actor.kind === 'administrator') return { kind: 'all' };
  if (actor.kind === 'seller' && actor.sellerId) return { kind: 'seller', sellerId: actor.sellerId };
  return { kind: 'buyer', userId: actor.id };
}
