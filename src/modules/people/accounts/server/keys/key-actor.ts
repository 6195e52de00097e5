import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import { type AccountRow, actorOf } from '#people/accounts/server/users/actor-of.ts';
import type { Database } from '#platform/db/database.ts';
import { bearerOf } from '#platform/http/safety/same-origin.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { Scope } from '#shared/api/scopes.ts';
import type { ApiKeyId } from '#shared/id.ts';

/** Keys begin with it, so that they are told from session tokens, and found by scanners of published code. */
export const KEY_PREFIX = 'bbk_';
const KEY = /^bbk_[A-Za-z0-9_-]{43}$/;
/** The time of last use is updated at most this often, so that most requests don't write. */
const USED_EVERY = '1 hour';

/** The user of a key with its scopes; null if the key is unknown, revoked or expired, or the user is blocked. */
export async function actorOfKey(db: Database, key: string): Promise<Actor | null> {
  if (!KEY.test(key)) return null;
  const { rows } = await sql<KeyRow>`
    select u.id, u.user_name, u.email, u.role, u.type, u.is_guest, s.id as seller_id, s.status as seller_status,
      k.id as key, k.scopes, coalesce(k.last_used_at < now() - ${USED_EVERY}::interval, true) as stale
    from api_keys k
    join users u on u.id = k.user_id
    left join sellers s on s.user_id = u.id or (s.is_house and u.type = 'admin')
    where k.key_hash = ${tokenHash(key)} and (k.expires_at is null or k.expires_at > now())
      and u.blocked_at is null and u.deleted_at is null`.execute(db);
  const [row] = rows;
  const actor = row && actorOf(row);
  if (!actor) return null;
  if (row.stale) await sql`update api_keys set last_used_at = now() where id = ${row.key}`.execute(db);
  return { ...actor, scopes: row.scopes };
}

interface KeyRow extends AccountRow {
  readonly key: ApiKeyId;
  readonly scopes: readonly Scope[];
  readonly stale: boolean;
}

/** The API key of a request, by the name its user gave it; undefined without one that is valid. */
export async function keyOf(
  db: Database,
  request: FastifyRequest,
): Promise<{ readonly id: ApiKeyId; readonly name: string } | undefined> {
  const bearer = bearerOf(request);
  if (bearer === undefined || !KEY.test(bearer)) return undefined;
  return db.selectFrom('api_keys').select(['id', 'name']).where('key_hash', '=', tokenHash(bearer)).executeTakeFirst();
}
