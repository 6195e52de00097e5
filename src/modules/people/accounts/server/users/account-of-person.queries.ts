import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

/** What stands in place of a name once its account is deleted. */
export const DELETED_USER = 'Deleted user';

interface AccountOf {
  readonly userName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly role: string;
  readonly type: string;
  readonly since: Date;
}

interface SignInOf {
  readonly since: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  readonly browser: string | null;
}

interface CodeOf {
  readonly purpose: string;
  readonly email: string;
  readonly askedAt: Date;
}

/** All that is kept of somebody's account, but for the hashes of password, codes and tokens. */
export async function listAccountOf(db: Database, userId: UserId) {
  const account = await sql<AccountOf>`
    select user_name as "userName", email, mobile, role, type, created_at as since
    from users where id = ${userId}`.execute(db);
  const signIns = await sql<SignInOf>`
    select created_at as since, seen_at as "lastUsedAt", expires_at as "endsAt", user_agent as browser
    from sessions where user_id = ${userId} order by created_at, id`.execute(db);
  const codes = await sql<CodeOf>`
    select purpose, email, created_at as "askedAt" from account_codes
    where user_id = ${userId} or email = (select email from users where id = ${userId})
    union all
    select 'registration', email, created_at from registrations
    where email = (select email from users where id = ${userId})
    order by 3`.execute(db);
  const knownBrowsers = await sql<{ signedInAt: Date }>`
    select signed_in_at as "signedInAt" from known_browsers where user_id = ${userId} order by 1`.execute(db);
  const [own] = account.rows;
  if (!own) throw new Error('a session belongs to nobody');
  return { account: own, signIns: signIns.rows, codes: codes.rows, knownBrowsers: knownBrowsers.rows };
}

/** Whether no other administrator is left. Held until the transaction ends, so that of two who go at once one stays. */
export async function isLastAdministrator(tx: Tx, userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where role = 'admin' and type = 'admin' and deleted_at is null and blocked_at is null
    order by id for update`.execute(tx);
  return rows.length === 1 && rows[0]?.id === userId;
}

/**
 * Ends somebody's sessions and leaves of their account a row that belongs to nobody: orders and events hang on it. Name
 * and e-mail address are free again.
 */
export async function eraseAccount(tx: Tx, userId: UserId): Promise<void> {
  await sql`delete from sessions where user_id = ${userId}`.execute(tx);
  await sql`delete from known_browsers where user_id = ${userId}`.execute(tx);
  const email = sql`(select email from users where id = ${userId})`;
  await sql`delete from account_codes where user_id = ${userId} or email = ${email}`.execute(tx);
  await sql`delete from registrations where email = ${email}`.execute(tx);
  await sql`
    update users set email = 'deleted-' || id || '@deleted.invalid', user_name = ${DELETED_USER},
      user_name_key = 'deleted ' || id, mobile = null, password_hash = '', blocked_reason = null, deleted_at = now()
    where id = ${userId}`.execute(tx);
}
