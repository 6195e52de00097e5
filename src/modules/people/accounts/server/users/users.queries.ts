import { type RawBuilder, sql } from 'kysely';
import { gstinTaken, userNameTaken, wrongCode } from '#people/accounts/contract.ts';
import { userNameKey } from '#people/accounts/registration/user-name.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { violatedConstraint } from '#platform/db/database-errors.ts';
import { backOfficeReader } from '#platform/notify/back-office-reader.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type PersonKind, ROLE_AND_TYPE } from '#shared/api/actor.ts';
import type { Problem } from '#shared/api/problem.ts';
import { newId, type UserId } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';

/** What login needs of an account. */
export interface Account {
  readonly id: UserId;
  readonly passwordHash: string;
  readonly isBlocked: boolean;
  readonly blockedReason: string | null;
  /** Administrators and approved sellers. */
  readonly isStaff: boolean;
}

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password_hash as "passwordHash", blocked_at is not null as "isBlocked", blocked_reason as "blockedReason",
      (type = 'admin' or exists (
        select from sellers where sellers.user_id = users.id and status = 'Approved')) as "isStaff"
    from users where email = ${email} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Undefined once the account is deleted. */
export async function findUserToNotify(db: Database, id: UserId): Promise<Recipient | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'mobile', 'user_name as name', 'language'])
    .select(sql<string | null>`case when texts_since is not null then mobile end`.as('textTo'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a user wants text messages. @param userId the id, or a query for it */
export async function wantsTexts(db: Database, userId: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`
    select exists (select from users where id = ${userId} and texts_since is not null and deleted_at is null) as wants`.execute(
    db,
  );
  return rows[0]?.wants ?? false;
}

/** Without deleted accounts. */
export async function listUsersToNotify(db: Database, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, Recipient>> {
  const { rows } = await sql<Recipient & { id: UserId; email: string; name: string; language: string }>`
    select id, email, mobile, case when texts_since is not null then mobile end as "textTo", user_name as name, language from users where id = any(${ids}::uuid[]) and deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}

/**
 * Sets the password of the account with an e-mail address, which completes that of a guest. @returns its id, undefined if
 * there is none
 */
export async function setPasswordOf(tx: Tx, email: string, passwordHash: string): Promise<UserId | undefined> {
  const { rows } = await sql<{ id: UserId }>`
    update users set password_hash = ${passwordHash}, is_guest = false where email = ${email} and deleted_at is null returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

export async function listAdministratorsToNotify(db: Database): Promise<readonly Recipient[]> {
  const { rows } = await sql<{ email: string; language: string }>`
    select email, language from users where role = 'admin' and type = 'admin' and blocked_at is null and deleted_at is null order by email`.execute(
    db,
  );
  return rows.map(backOfficeReader);
}

export async function isUserNameTaken(db: Database, userName: string): Promise<boolean> {
  const { rows } = await sql`select from users where user_name_key = ${userNameKey(userName)}`.execute(db);
  return rows.length > 0;
}

export interface NewUser {
  readonly kind: PersonKind;
  readonly email: string;
  readonly userName: string;
  readonly mobile: string | null;
  readonly passwordHash: string;
  /** English by default. */
  readonly language?: string;
}

/** @throws userNameTaken; wrongCode if the e-mail address has an account, because that must not be revealed */
export async function insertUser(db: Database, user: NewUser): Promise<UserId> {
  const id = newId<'user'>();
  const { role, type } = ROLE_AND_TYPE[user.kind];
  const { email, userName, mobile, passwordHash, language = SOURCE_LANGUAGE } = user;
  await mapUniqueErrors(
    sql`
      insert into users (id, email, user_name, user_name_key, mobile, password_hash, role, type, language)
      values (${id}, ${email}, ${userName}, ${userNameKey(userName)}, ${mobile}, ${passwordHash}, ${role}, ${type}, ${language})`.execute(
      db,
    ),
  );
  return id;
}

/**
 * Completes the account of a guest with what was registered for its address: its orders stay, and there is no second account.
 * @returns its id, undefined if the address is no guest's
 * @throws userNameTaken
 */
export async function completeGuest(db: Database, user: NewUser): Promise<UserId | undefined> {
  const { email, userName, mobile, passwordHash, language = SOURCE_LANGUAGE } = user;
  const { rows } = await mapUniqueErrors(
    sql<{ id: UserId }>`
      update users set is_guest = false, texts_since = null, user_name = ${userName}, user_name_key = ${userNameKey(userName)},
        mobile = ${mobile}, password_hash = ${passwordHash}, language = ${language}
      where email = ${email} and is_guest and deleted_at is null and blocked_at is null returning id`.execute(db),
  );
  return rows[0]?.id;
}

const PROBLEM_OF: Readonly<Record<string, () => Problem>> = {
  users_name_unique: () => nameTaken(),
  users_email_unique: wrongCode,
  sellers_name_unique: () => nameTaken(),
  sellers_gstin_unique: () => gstinIsTaken(),
};

/** Maps a violated unique constraint to its problem. The database decides, because requests are concurrent. */
export async function mapUniqueErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const problem = PROBLEM_OF[violatedConstraint(error) ?? '']?.();
    throw problem ?? error;
  }
}

export function nameTaken(): Problem {
  const problem = userNameTaken();
  return problem.with({ fields: { userName: () => problem.message } });
}

export function gstinIsTaken(): Problem {
  const problem = gstinTaken();
  return problem.with({ fields: { gstNumber: () => problem.message } });
}

/** Whether anybody but administrators has, or had, an account. */
export async function hasPeople(db: Database): Promise<boolean> {
  const person = db.selectFrom('users').select('id').where('type', '<>', 'admin').limit(1);
  return (await person.executeTakeFirst()) !== undefined;
}

/** Whether somebody has an account with one of these addresses. */
export async function isAnyRegistered(db: Database, emails: readonly string[]): Promise<boolean> {
  const person = db.selectFrom('users').select('id').where('email', 'in', emails).limit(1);
  return (await person.executeTakeFirst()) !== undefined;
}

/** Deletes every account but those of administrators. Nothing may refer to them any more. */
export async function deletePeople(tx: Tx): Promise<void> {
  await tx.deleteFrom('users').where('type', '<>', 'admin').execute();
}
