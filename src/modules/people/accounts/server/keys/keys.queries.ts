import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { Scope } from '#shared/api/scopes.ts';
import type { ApiKeyId, UserId } from '#shared/id.ts';

export type KeyRow = Pick<
  Row<'api_keys'>,
  'id' | 'name' | 'beginning' | 'scopes' | 'created_at' | 'last_used_at' | 'expires_at'
>;

export interface NewKey {
  readonly id: ApiKeyId;
  readonly user: UserId;
  readonly name: string;
  readonly beginning: string;
  readonly hash: Buffer;
  readonly scopes: readonly Scope[];
  /** PostgreSQL interval; null for a key without an end. */
  readonly validFor: string | null;
}

/** A user's keys, newest first, also those that have expired within the last month. */
export async function listKeysOf(db: Database, user: UserId): Promise<readonly KeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'beginning', 'scopes', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Locks the user's row, so that keys are made one after another.
 * @param replaced a key that does not count, because it is about to end
 * @returns the number of keys that have not expired
 */
export async function countKeysToAdd(tx: Tx, user: UserId, replaced: ApiKeyId | null): Promise<number> {
  await sql`select from users where id = ${user} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys
    where user_id = ${user} and id is distinct from ${replaced}::uuid and (expires_at is null or expires_at > now())`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertKey(tx: Tx, key: NewKey): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`
    insert into api_keys (id, user_id, name, beginning, key_hash, scopes, expires_at)
    values (${key.id}, ${key.user}, ${key.name}, ${key.beginning}, ${key.hash}, ${JSON.stringify(key.scopes)},
      now() + ${key.validFor}::text::interval)
    returning id, name, beginning, scopes, created_at, last_used_at, expires_at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an insert without a row');
  return row;
}

export interface KeyToReplace {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** PostgreSQL interval from its beginning to its end; null for a key without an end. */
  readonly validFor: string | null;
}

/** Ends a user's own key after some hours, unless it ends before. @returns undefined if there is none that is valid */
export async function endKeyAfter(
  tx: Tx,
  user: UserId,
  id: ApiKeyId,
  hours: number,
): Promise<KeyToReplace | undefined> {
  const { rows } = await sql<KeyToReplace>`
    with found as (
      select id, expires_at - created_at as term from api_keys
      where id = ${id} and user_id = ${user} and (expires_at is null or expires_at > now())
      for update
    )
    update api_keys k set expires_at = least(k.expires_at, now() + ${`${hours} hours`}::interval)
    from found where k.id = found.id
    returning k.name, k.scopes, found.term::text as "validFor"`.execute(tx);
  return rows[0];
}

/** Revokes all keys of a user, because somebody else may have made them. */
export async function deleteKeysOf(db: Database, user: UserId): Promise<void> {
  await sql`delete from api_keys where user_id = ${user}`.execute(db);
}

export async function hasKeys(db: Database, user: UserId): Promise<boolean> {
  const { rows } = await sql`
    select from api_keys where user_id = ${user} and (expires_at is null or expires_at > now()) limit 1`.execute(db);
  return rows.length > 0;
}

/** @returns false if the user has no such key */
export async function deleteKey(db: Database, user: UserId, id: ApiKeyId): Promise<boolean> {
  const { rows } = await sql`delete from api_keys where id = ${id} and user_id = ${user} returning id`.execute(db);
  return rows.length > 0;
}
