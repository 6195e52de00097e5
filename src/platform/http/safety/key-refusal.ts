import type { Actor } from '#shared/api/actor.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import { keyMayNot, notByKey } from '#shared/api/problems.ts';
import { allows, scopeOf } from '#shared/api/scopes.ts';

/** What an API key may not do of what its user may. */
export function keyRefusal(endpoint: EndpointShape, actor: Actor | null): Problem | undefined {
  if (actor?.scopes === undefined) return undefined;
  const needed = scopeOf(endpoint);
  if (needed === null) return notByKey();
  return allows(actor.scopes, needed) ? undefined : keyMayNot(needed);
}
