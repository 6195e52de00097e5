import { sql } from 'kysely';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import type { AccountCodeId, SessionId, UserId } from '#shared/id.ts';

export interface OwnAccountRow {
  readonly user_name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly language: string;
  readonly texts_since: Date | null;
  readonly created_at: Date;
}

export function getOwnAccount(db: Database, id: UserId): Promise<OwnAccountRow> {
  return db
    .selectFrom('users')
    .select(['user_name', 'email', 'mobile', 'language', 'texts_since', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function getPasswordHash(db: Database, id: UserId): Promise<string> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
  return row.password_hash;
}

/** Changes the password hash if it is still `before` (compare and swap). @returns whether it was changed */
export async function replacePassword(tx: Tx, id: UserId, before: string, now: string): Promise<boolean> {
  const { rows } = await sql`
    update users set password_hash = ${now} where id = ${id} and password_hash = ${before} returning id`.execute(tx);
  return rows.length > 0;
}

/** Text messages stop, because the new number is not confirmed. @returns whether the number has changed */
export async function setMobile(tx: Tx, id: UserId, mobile: string): Promise<boolean> {
  const { rows } = await sql`
    update users set mobile = ${mobile}, texts_since = null where id = ${id} and mobile is distinct from ${mobile} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Turns text messages on, if the number is still the one that was texted the code. @returns false otherwise
 */
export async function startTexts(tx: Tx, id: UserId, code: AccountCodeId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update users set texts_since = coalesce(texts_since, ${now}) from account_codes
    where users.id = ${id} and account_codes.id = ${code} and account_codes.mobile = users.mobile
    returning users.id`.execute(tx);
  return rows.length > 0;
}

export async function endTexts(db: Database, id: UserId): Promise<void> {
  await db
    .updateTable('users')
    .set({ texts_since: null })
    .where('id', '=', id)
    .where('texts_since', 'is not', null)
    .execute();
}

export async function setLanguage(db: Database, id: UserId, language: string): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).where('language', '<>', language).execute();
}

/** Changes the address and stores the former one for the notice. @returns false if another account has taken it */
export async function setEmail(tx: Tx, id: UserId, email: string, code: AccountCodeId): Promise<boolean> {
  try {
    await sql`
      update account_codes set former_email = users.email from users
      where account_codes.id = ${code} and users.id = ${id}`.execute(tx);
    await sql`update users set email = ${email} where id = ${id}`.execute(tx);
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return false;
    throw error;
  }
}

/** The former and the new address of a change that used this code, and the language of their owner. */
export async function findChangedEmail(
  db: Database,
  code: AccountCodeId,
): Promise<{ readonly former: string | null; readonly email: string; readonly language: string } | undefined> {
  return db
    .selectFrom('account_codes')
    .innerJoin('users', 'users.id', 'account_codes.user_id')
    .select(['account_codes.former_email as former', 'account_codes.email', 'users.language'])
    .where('account_codes.id', '=', code)
    .executeTakeFirst();
}

/** The former addresses of the account that now has `email`; known for a day, while the codes are stored. */
export async function listFormerEmails(db: Database, email: string): Promise<string[]> {
  const { rows } = await sql<{ former: string }>`
    select distinct code.former_email as former from account_codes code join users u on u.id = code.user_id
    where u.email = ${email} and u.deleted_at is null and code.purpose = 'email' and code.used_at is not null
      and code.former_email <> ${email}`.execute(db);
  return rows.map(({ former }) => former);
}

export interface SessionRow extends Pick<Row<'sessions'>, 'id' | 'user_agent' | 'created_at' | 'seen_at'> {
  readonly is_current: boolean;
}

/** A user's valid sessions: the current one first, then the most recently used. */
export async function listSessionsOf(db: Database, userId: UserId, tokenHash: Buffer): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, user_agent, created_at, seen_at, token_hash = ${tokenHash} as is_current
    from sessions where user_id = ${userId} and expires_at > now()
    order by is_current desc, seen_at desc, id`.execute(db);
  return rows;
}

/** Ends one of the user's own sessions. @returns false if there is none, or if it is another user's */
export async function endOwnSession(db: Database, userId: UserId, id: SessionId): Promise<boolean> {
  const { rows } = await sql`delete from sessions where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}
