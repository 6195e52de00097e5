import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { wrongCredentials } from '#people/accounts/contract.ts';
import { MAX_SESSIONS } from '#people/accounts/own-account.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { type Actor, kindOf, type SellerStatus } from '#shared/api/actor.ts';
import type { SellerId, UserId } from '#shared/id.ts';

/** A session lives this long after its last use, and never longer than the second from its beginning. */
const SESSION_IDLE_DAYS = 30;
export const SESSION_WHOLE_DAYS = 180;
/** Use is written down at most this often, so that reading pages does not write. */
const SEEN_EVERY = '1 hour';

/**
 * A new session; the person's own that have expired are swept away. With the hash of the password that was proved, the
 * session begins only if it is still the account's: of a login and a change of password at once, one sees the other.
 * @returns the token, which exists nowhere else: the database keeps its hash
 * @throws wrongCredentials when the account is gone, blocked, or has another password by now
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

/** Who a token belongs to, by the database's clock; null when it is unknown, expired, or its person is blocked. */
export async function actorOfToken(db: Database, token: string): Promise<Actor | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const { rows } = await sql<ActorRow>`
    select u.id, u.user_name, u.email, u.role, u.type, s.id as seller_id, s.status as seller_status,
      sessions.seen_at < now() - ${SEEN_EVERY}::interval as stale
    from sessions
    join users u on u.id = sessions.user_id
    left join sellers s on s.user_id = u.id or (s.is_house and u.type = 'admin')
    where sessions.token_hash = ${tokenHash(token)} and sessions.expires_at > now() and u.blocked_at is null`.execute(
    db,
  );
  const [row] = rows;
  const kind = row && kindOf(row.role, row.type);
  if (!row || !kind) return null;
  if (row.stale) await prolong(db, token);
  return {
    id: row.id,
    kind,
    userName: row.user_name,
    email: row.email,
    sellerId: row.seller_id,
    sellerStatus: kind === 'seller' ? row.seller_status : null,
  };
}

/** From here on the token is nobody's; one that is nobody's already is no error. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash(token)}`.execute(db);
}

/** Ends all of somebody's sessions, but for the one whose token is given. @returns how many */
export async function endSessionsOf(db: Database, userId: UserId, butToken?: string): Promise<number> {
  const kept = butToken === undefined ? sql`` : sql`and token_hash <> ${tokenHash(butToken)}`;
  const { rows } = await sql`delete from sessions where user_id = ${userId} ${kept} returning id`.execute(db);
  return rows.length;
}

/** Ends those of somebody's sessions that were used longest ago, so that {@link MAX_SESSIONS} are left. */
export async function endOldestSessions(db: Database, userId: UserId): Promise<void> {
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${userId} and expires_at > now()
      order by seen_at desc, created_at desc, token_hash offset ${MAX_SESSIONS})`.execute(db);
}

/** On how many devices somebody is signed in. */
export async function countSessionsOf(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sessions where user_id = ${userId} and expires_at > now()`.execute(db);
  return rows[0]?.count ?? 0;
}

interface ActorRow {
  readonly id: UserId;
  readonly user_name: string;
  readonly email: string;
  readonly role: string;
  readonly type: string;
  readonly seller_id: SellerId | null;
  readonly seller_status: SellerStatus | null;
  readonly stale: boolean;
}

async function prolong(db: Database, token: string): Promise<void> {
  await sql`
    update sessions set seen_at = now(), expires_at = least(ends_at, now() + ${`${SESSION_IDLE_DAYS} days`}::interval)
    where token_hash = ${tokenHash(token)}`.execute(db);
}

/** What the database keeps in place of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
