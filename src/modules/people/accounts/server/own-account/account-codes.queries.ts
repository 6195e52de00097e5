import { sql } from 'kysely';
import type { AgentOrderAbout } from '#people/accounts/guests/agent-order-about.ts';
import { ACCOUNT_CODE_MINUTES } from '#people/accounts/password/password-reset.contract.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type AccountCodeId, newId, type UserId } from '#shared/id.ts';

const MAX_TRIES = 5;
/** A code that could not be mailed within this time is not sent any more; its row is deleted after a day. */
const OPEN_HOURS = 1;

/**
 * The purpose of a code: a new password for the owner of an address, a new address or text messages for a signed-in user, or
 * the way in of a guest, or an order that an agent places for somebody. The code for text messages is texted to the number; the address is that of the account.
 */
export type CodeFilter =
  | { readonly purpose: 'reset'; readonly email: string }
  | { readonly purpose: 'guest'; readonly email: string; readonly language: string }
  | { readonly purpose: 'agent'; readonly email: string; readonly language: string; readonly about: AgentOrderAbout }
  | { readonly purpose: 'email'; readonly email: string; readonly userId: UserId }
  | { readonly purpose: 'texts'; readonly email: string; readonly userId: UserId; readonly mobile: string };

export async function insertAccountCode(tx: Tx, filter: CodeFilter): Promise<AccountCodeId> {
  const id = newId<'account code'>();
  const userId = 'userId' in filter ? filter.userId : null;
  const mobile = filter.purpose === 'texts' ? filter.mobile : null;
  const language = 'language' in filter ? filter.language : null;
  const about = filter.purpose === 'agent' ? JSON.stringify(filter.about) : null;
  await tx
    .insertInto('account_codes')
    .values({ id, purpose: filter.purpose, user_id: userId, email: filter.email, language, mobile, about })
    .execute();
  return id;
}

/**
 * Recipient and purpose of a code, whether the address has an account, and the language of the reader; undefined if it is used
 * or too old.
 */
export async function findPendingAccountCode(db: Database, id: AccountCodeId) {
  const { rows } = await sql<{
    purpose: CodeFilter['purpose'];
    email: string;
    isKnown: boolean;
    language: string | null;
    about: AgentOrderAbout | null;
  }>`
    select purpose, about, account_codes.email, reader.id is not null as "isKnown", coalesce(reader.language, asker.language, account_codes.language) as language
    from account_codes
    left join users reader on reader.email = account_codes.email and reader.deleted_at is null
    left join users asker on asker.id = account_codes.user_id
    where account_codes.id = ${id} and used_at is null and account_codes.created_at > now() - ${`${OPEN_HOURS} hours`}::interval`.execute(
    db,
  );
  return rows[0];
}

/** The number and the reader of a code for text messages; undefined if it is used, too old, or the number is another now. */
export async function findPendingTextCode(db: Database, id: AccountCodeId) {
  const { rows } = await sql<{ email: string; mobile: string; language: string }>`
    select users.email, users.mobile, users.language
    from account_codes join users on users.id = account_codes.user_id and users.mobile = account_codes.mobile
    where account_codes.id = ${id} and purpose = 'texts' and used_at is null and users.deleted_at is null
      and account_codes.created_at > now() - ${`${OPEN_HOURS} hours`}::interval`.execute(db);
  return rows[0];
}

/** Stores the hash of a new code. It replaces the code of an earlier run of the same job. */
export async function storeAccountCode(db: Database, id: AccountCodeId, codeHash: string): Promise<void> {
  await sql`
    update account_codes
    set code_hash = ${codeHash}, code_expires_at = now() + ${`${ACCOUNT_CODE_MINUTES} minutes`}::interval, tries = 0
    where id = ${id} and used_at is null`.execute(db);
}

/** The address a code was mailed to, even if it is used or expired. */
export async function findAddressOfCode(db: Database, id: AccountCodeId): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select email from account_codes where id = ${id}`.execute(db);
  return rows[0]?.email;
}

/**
 * Counts one attempt at a code. Counting and checking are one statement, so that concurrent attempts can't exceed the
 * limit (docs/security-cases.md A23).
 * @returns the hash to compare with; undefined if the code is used, expired, attempted too often or another user's
 */
export async function spendCodeTry(db: Database, id: AccountCodeId, userId: UserId | null) {
  const { rows } = await sql<{ code_hash: string | null }>`
    update account_codes set tries = tries + 1
    where id = ${id} and user_id is not distinct from ${userId} and tries < ${MAX_TRIES} and used_at is null
      and code_expires_at > now()
    returning code_hash`.execute(db);
  return rows[0]?.code_hash ?? undefined;
}

/** Marks a code as used. @returns its address, or undefined if another request was first, or it has another purpose */
export async function useAccountCode(
  tx: Tx,
  id: AccountCodeId,
  purpose: CodeFilter['purpose'],
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update account_codes set used_at = now()
    where id = ${id} and purpose = ${purpose} and used_at is null returning email`.execute(tx);
  return rows[0]?.email;
}

/** Invalidates all codes for a password reset that were mailed to an address. */
export async function voidResets(tx: Tx, email: string): Promise<void> {
  await sql`update account_codes set used_at = now()
    where email = ${email} and purpose = 'reset' and used_at is null`.execute(tx);
}

export async function deleteOldAccountCodes(db: Database): Promise<void> {
  await sql`delete from account_codes where created_at < now() - interval '1 day'`.execute(db);
}
