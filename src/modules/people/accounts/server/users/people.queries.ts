import { sql } from 'kysely';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { kindOf, type PersonKind } from '#shared/api/actor.ts';
import type { UserId } from '#shared/id.ts';

/** Somebody with an account, as those who look after people see them. */
export interface Person {
  readonly id: UserId;
  readonly kind: PersonKind;
  readonly userName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly since: Date;
  readonly blockedAt: Date | null;
  readonly blockedReason: string | null;
}

export type PersonRow = Omit<Person, 'kind'> & { readonly role: string; readonly type: string };

export const personColumns = sql`
  u.id, u.role, u.type, u.user_name as "userName", u.email, u.mobile, u.created_at as since,
  u.blocked_at as "blockedAt", u.blocked_reason as "blockedReason"`;

/** Undefined also for whoever has deleted their account. */
export async function findPerson(db: Database, id: UserId): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] && withKind(rows[0]);
}

/** The same, held until the transaction ends, so that two acts upon one person come one after the other. */
export async function lockPerson(tx: Tx, id: UserId): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u where u.id = ${id} and u.deleted_at is null for no key update`.execute(tx);
  return rows[0] && withKind(rows[0]);
}

/**
 * Shuts somebody out: their sessions end for good, and no other begins until it is lifted.
 * @returns how many sessions ended
 */
export async function blockAccount(tx: Tx, id: UserId, { at, reason }: { at: Date; reason: string }): Promise<number> {
  await sql`update users set blocked_at = ${at}, blocked_reason = ${reason} where id = ${id}`.execute(tx);
  return endSessionsOf(tx, id);
}

export async function unblockAccount(tx: Tx, id: UserId): Promise<void> {
  await sql`update users set blocked_at = null, blocked_reason = null where id = ${id}`.execute(tx);
}

export function withKind({ role, type, ...person }: PersonRow): Person {
  const kind = kindOf(role, type);
  if (!kind) throw new Error('an account has a role and type that no registration makes');
  return { ...person, kind };
}
