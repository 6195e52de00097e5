import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { wrongCredentials } from '#people/accounts/contract.ts';
import { MAX_SESSIONS } from '#people/accounts/own-account.contract.ts';
import { type AccountRow, actorOf } from '#people/accounts/server/users/actor-of.ts';
import type { Database } from '#platform/db/database.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { UserId } from '#shared/id.ts';
import { tokenHash } from './token-hash.ts';

/** A session expires this long after its last use, at the latest `SESSION_WHOLE_DAYS` after it began. */
const SESSION_IDLE_DAYS = 30;
export const SESSION_WHOLE_DAYS = 180;
/** The time of last use is updated at most this often, so that most requests don't write. */
const SEEN_EVERY = '1 hour';

/**
 * Creates a session and deletes the user's expired ones. With `provedHash`, the hash of the password that was checked,
 * it is created only if that is still the account's: a concurrent change of password is noticed.
 * @returns the token; the database stores only its hash
 * @throws wrongCredentials if the account is deleted or blocked, or its password has changed
 */
export async function startSession(
  db: Database,
  userId: UserId,
  userAgent: string | undefined,
  provedHash: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    with swept as (delete from sessions where user_id = ${userId} and expires_at <= now())
    insert into sessions (token_hash, user_id, expires_at, ends_at, user_agent)
    select ${tokenHash(token)}::bytea, id, now() + ${`${SESSION_IDLE_DAYS} days`}::interval,
      now() + ${`${SESSION_WHOLE_DAYS} days`}::interval, ${userAgent?.slice(0, 300) ?? null}::text
    from users
    where id = ${userId} and deleted_at is null and blocked_at is null and (${provedHash}::text is null or password_hash = ${provedHash})
    for share
    returning id`.execute(db);
  if (rows.length === 0) throw wrongCredentials();
  return token;
}

/** The user of a token; null if the token is unknown or, by the database's clock, expired, or the user is blocked. */
export async function actorOfToken(db: Database, token: string): Promise<Actor | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const { rows } = await sql<ActorRow>`
    select u.id, u.user_name, u.email, u.role, u.type, u.is_guest, s.id as seller_id, s.status as seller_status,
      sessions.seen_at < now() - ${SEEN_EVERY}::interval as stale
    from sessions
    join users u on u.id = sessions.user_id
    left join sellers s on s.user_id = u.id or (s.is_house and u.type = 'admin')
    where sessions.token_hash = ${tokenHash(token)} and sessions.expires_at > now() and u.blocked_at is null`.execute(
    db,
  );
  const [row] = rows;
  const actor = row && actorOf(row);
  if (!actor) return null;
  if (row.stale) await prolong(db, token);
  return actor;
}

/** Ends the session of a token. Idempotent. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash(token)}`.execute(db);
}

/** Ends all sessions of a user except the one with `butToken`. @returns how many */
export async function endSessionsOf(db: Database, userId: UserId, butToken?: string): Promise<number> {
  const exceptOne = butToken === undefined ? sql`` : sql`and token_hash <> ${tokenHash(butToken)}`;
  const { rows } = await sql`delete from sessions where user_id = ${userId} ${exceptOne} returning id`.execute(db);
  return rows.length;
}

/** Ends the least recently used sessions beyond {@link MAX_SESSIONS}. */
export async function endOldestSessions(db: Database, userId: UserId): Promise<void> {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} and expires_at > now()
      order by seen_at desc, created_at desc, token_hash offset ${MAX_SESSIONS})`.execute(db);
}

/** The number of a user's valid sessions. */
export async function countSessionsOf(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sessions where user_id = ${userId} and expires_at > now()`.execute(db);
  return rows[0]?.count ?? 0;
}

interface ActorRow extends AccountRow {
  readonly stale: boolean;
}

async function prolong(db: Database, token: string): Promise<void> {
  await sql`
    update sessions set seen_at = now(), expires_at = least(ends_at, now() + ${`${SESSION_IDLE_DAYS} days`}::interval)
    where token_hash = ${tokenHash(token)}`.execute(db);
}
