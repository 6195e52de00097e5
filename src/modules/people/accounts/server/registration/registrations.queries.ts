import { sql } from 'kysely';
import type { Registration } from '#people/accounts/registration/registration.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { newId } from '#shared/id.ts';

/** How long a code is valid after it was generated, and how often it may be tried (requirement: 10 minutes, 5 tries). */
export const CODE_MINUTES = 10;
const MAX_TRIES = 5;
/** A registration whose code could not be mailed within this time is abandoned; its row is deleted after a day. */
const OPEN_HOURS = 1;

/** A registration that has not been confirmed yet. */
export interface PendingRegistration {
  readonly id: string;
  readonly passwordHash: string;
  /** Whether it has a valid code with attempts left. */
  readonly isOpen: boolean;
}

/** Advisory lock per e-mail address until the transaction ends, so that counting its registrations is exact. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx);
}

/** How many codes an address was sent in the window, and the age of the oldest and of the newest for the same fields. */
export async function countCodes(db: Database, registration: Registration, windowMinutes: number) {
  const { rows } = await sql<{ sent: number; oldest_s: number | null; same_s: number | null }>`
    select count(*)::int as sent, extract(epoch from now() - min(created_at))::float8 as oldest_s,
      extract(epoch from now() - max(created_at) filter (where ${sameFields(registration)}))::float8 as same_s
    from registrations
    where email = ${registration.email} and created_at > now() - ${`${windowMinutes} minutes`}::interval`.execute(db);
  const [row] = rows;
  return { sent: row?.sent ?? 0, oldestSeconds: row?.oldest_s ?? 0, sameFieldsSeconds: row?.same_s ?? undefined };
}

export async function insertRegistration(
  tx: Tx,
  registration: Registration,
  { passwordHash, language }: { readonly passwordHash: string; readonly language: string },
): Promise<string> {
  const id = newId<'registration'>();
  const { role, type } = ROLE_AND_TYPE[registration.kind];
  const { email, userName: user_name, mobile, gstin } = registration;
  await sql`
    insert into registrations (id, email, user_name, mobile, gstin, role, type, password_hash, language)
    values (${id}, ${email}, ${user_name}, ${mobile}, ${gstin}, ${role}, ${type}, ${passwordHash}, ${language})`.execute(
    tx,
  );
  return id;
}

/** The latest pending registrations with these fields, newest first. Their password hashes tell them apart. */
export async function listPending(db: Database, registration: Registration): Promise<readonly PendingRegistration[]> {
  const { rows } = await sql<PendingRegistration>`
    select id, password_hash as "passwordHash",
      coalesce(code_expires_at > now(), false) and tries < ${MAX_TRIES} as "isOpen"
    from registrations
    where email = ${registration.email} and ${sameFields(registration)} and used_at is null
      and created_at > now() - ${`${OPEN_HOURS} hours`}::interval
    order by created_at desc, id desc limit 5`.execute(db);
  return rows;
}

/**
 * Counts one attempt. Counting and checking are one statement, so that concurrent attempts can't exceed the limit
 * (docs/security-cases.md A1, A3).
 * @returns the hash to compare with; undefined if the code is used, expired or attempted too often
 */
export async function spendTry(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ code_hash: string | null }>`
    update registrations set tries = tries + 1
    where id = ${id} and tries < ${MAX_TRIES} and used_at is null and code_expires_at > now()
    returning code_hash`.execute(db);
  return rows[0]?.code_hash ?? undefined;
}

/** Marks the registration as used. @returns its password hash, or undefined if another request was first (A2) */
export async function takeRegistration(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ password_hash: string }>`
    update registrations set used_at = now() where id = ${id} and used_at is null returning password_hash`.execute(tx);
  return rows[0]?.password_hash;
}

/**
 * Recipient of a code, and whether the address has an account that registering does not complete; undefined if the registration is used or too old. The owner
 * of an account has a language, anybody else that of the page where they registered.
 */
export async function findCodeRecipient(db: Database, id: string) {
  const { rows } = await sql<{ email: string; isKnown: boolean; language: string }>`
    select registrations.email, coalesce(users.id is not null and not (users.is_guest and users.blocked_at is null and registrations.role = 'user'), false) as "isKnown", coalesce(users.language, registrations.language) as language
    from registrations left join users on users.email = registrations.email
    where registrations.id = ${id} and used_at is null and registrations.created_at > now() - ${`${OPEN_HOURS} hours`}::interval`.execute(
    db,
  );
  return rows[0];
}

/** Stores the hash of a new code. It replaces any earlier code of the registration. */
export async function storeCode(db: Database, id: string, codeHash: string): Promise<void> {
  await sql`
    update registrations
    set code_hash = ${codeHash}, code_expires_at = now() + ${`${CODE_MINUTES} minutes`}::interval, tries = 0
    where id = ${id} and used_at is null`.execute(db);
}

export async function deleteOldRegistrations(db: Database): Promise<void> {
  await sql`delete from registrations where created_at < now() - interval '1 day'`.execute(db);
}

function sameFields({ kind, userName, mobile, gstin }: Registration) {
  const { role, type } = ROLE_AND_TYPE[kind];
  return sql`user_name = ${userName} and mobile = ${mobile} and gstin is not distinct from ${gstin}
    and role = ${role} and type = ${type}`;
}
