import { sql } from 'kysely';
import { deleteKeysOf } from '#people/accounts/server/keys/keys.queries.ts';
import { deleteOldAccountCodes } from '#people/accounts/server/own-account/account-codes.queries.ts';
import { deleteOldRegistrations } from '#people/accounts/server/registration/registrations.queries.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import type { Scope } from '#shared/api/scopes.ts';
import { type FarewellId, newId, type UserId } from '#shared/id.ts';

/** Replaces the name of a deleted account. */
export const DELETED_USER = 'Deleted user';

interface AccountOf {
  readonly userName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly role: string;
  readonly type: string;
  readonly language: string;
  readonly textMessagesSince: Date | null;
  readonly since: Date;
}

interface SignInOf {
  readonly since: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  readonly browser: string | null;
}

interface KeyOf {
  readonly name: string;
  readonly beginning: string;
  readonly scopes: readonly Scope[];
  readonly since: Date;
  readonly lastUsedAt: Date | null;
  readonly endsAt: Date | null;
}

interface CodeOf {
  readonly purpose: string;
  readonly email: string;
  /** The number it was texted to. */
  readonly mobile: string | null;
  readonly askedAt: Date;
}

/** All stored data of an account except the hashes of password, codes and tokens. */
export async function listAccountOf(db: Database, userId: UserId) {
  const account = await sql<AccountOf>`
    select user_name as "userName", email, mobile, role, type, language, texts_since as "textMessagesSince", created_at as since
    from users where id = ${userId}`.execute(db);
  const signIns = await sql<SignInOf>`
    select created_at as since, seen_at as "lastUsedAt", expires_at as "endsAt", user_agent as browser
    from sessions where user_id = ${userId} order by created_at, id`.execute(db);
  const codes = await sql<CodeOf>`
    select purpose, email, mobile, created_at as "askedAt" from account_codes
    where user_id = ${userId} or email = (select email from users where id = ${userId})
    union all
    select 'registration', email, null, created_at from registrations
    where email = (select email from users where id = ${userId})
    order by 4`.execute(db);
  const knownBrowsers = await sql<{ signedInAt: Date }>`
    select signed_in_at as "signedInAt" from known_browsers where user_id = ${userId} order by 1`.execute(db);
  const keys = await sql<KeyOf>`
    select name, beginning, scopes, created_at as since, last_used_at as "lastUsedAt", expires_at as "endsAt"
    from api_keys where user_id = ${userId} order by created_at, id`.execute(db);
  const [own] = account.rows;
  if (!own) throw new Error('a session belongs to nobody');
  return {
    account: own,
    signIns: signIns.rows,
    codes: codes.rows,
    knownBrowsers: knownBrowsers.rows,
    apiKeys: keys.rows.map(key => ({ ...key, scopes: [...key.scopes] })),
  };
}

/** Whether no other administrator is left. Locks all their rows, so that two can't leave at the same time. */
export async function isLastAdministrator(tx: Tx, userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where role = 'admin' and type = 'admin' and deleted_at is null and blocked_at is null
    order by id for update`.execute(tx);
  return rows.length === 1 && rows[0]?.id === userId;
}

/**
 * Ends the user's sessions, revokes the API keys and anonymises the account. The row stays, because orders and events refer to it. Username and
 * e-mail address can be used again.
 */
export async function eraseAccount(tx: Tx, userId: UserId): Promise<void> {
  await deleteKeysOf(tx, userId);
  const email = sql`(select email from users where id = ${userId})`;
  // All parts of one statement see the e-mail address as it was.
  await sql`
    with own_sessions as (delete from sessions where user_id = ${userId}),
      browsers as (delete from known_browsers where user_id = ${userId}),
      codes as (delete from account_codes where user_id = ${userId} or email = ${email}),
      begun as (delete from registrations where email = ${email})
    update users set email = 'deleted-' || id || '@deleted.invalid', user_name = ${DELETED_USER},
      user_name_key = 'deleted ' || id, mobile = null, texts_since = null, language = 'en', password_hash = '', blocked_reason = null, deleted_at = now()
    where id = ${userId}`.execute(tx);
}

/** Guests who did not sign in and were not signed in since a moment; `u` is the user. A block outlasts every sweep. */
const isIdle = (before: Date) => sql`u.is_guest and u.deleted_at is null and u.blocked_at is null
  and u.created_at < ${before}::timestamptz
  and not exists (select from sessions s where s.user_id = u.id and s.seen_at >= ${before}::timestamptz)
  and not exists (select from known_browsers b where b.user_id = u.id and b.signed_in_at >= ${before}::timestamptz)`;

/** Guests who were not there since a moment, by id from `after` on. Whether they have ordered is not asked. */
export async function listIdleGuests(
  db: Database,
  { before, after, most }: { readonly before: Date; readonly after: UserId | null; readonly most: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select u.id from users u where ${isIdle(before)} and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether somebody is such a guest still; holds the account until the transaction ends. */
export async function lockIdleGuest(tx: Tx, id: UserId, before: Date): Promise<boolean> {
  const { rows } = await sql`select u.id from users u where u.id = ${id} and ${isIdle(before)} for update`.execute(tx);
  return rows.length > 0;
}

/** Deletes expired sessions, API keys that expired a month ago, and registrations and codes older than a day. */
export async function deleteExpiredSignIns(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at <= now()`.execute(db);
  await sql`delete from api_keys where expires_at <= now() - interval '30 days'`.execute(db);
  await deleteOldRegistrations(db);
  await deleteOldAccountCodes(db);
}

/** An address that could not be mailed is deleted after this time. */
const FAREWELL_DAYS = 7;

/** Stores the address for the last mail, because the account is about to be erased. */
export async function storeFarewell(tx: Tx, userId: UserId): Promise<FarewellId> {
  const id = newId<'farewell'>();
  await sql`
    insert into farewells (id, email, name, language) select ${id}::uuid, email, user_name, language from users where id = ${userId}`.execute(
    tx,
  );
  return id;
}

/** Undefined once the mail is sent. */
export async function findFarewell(db: Database, id: FarewellId): Promise<Recipient | undefined> {
  return db.selectFrom('farewells').select(['email', 'name', 'language']).where('id', '=', id).executeTakeFirst();
}

/** Deletes the address of a mail that was sent, and all expired ones. */
export async function deleteFarewell(db: Database, id: FarewellId): Promise<void> {
  await sql`
    delete from farewells
    where id = ${id} or created_at < now() - ${`${FAREWELL_DAYS} days`}::interval`.execute(db);
}
