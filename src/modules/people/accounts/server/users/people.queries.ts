import { type RawBuilder, sql } from 'kysely';
import { endSessionsOf } from '#people/accounts/server/sign-in/sessions.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import { kindOf, type PersonKind } from '#shared/api/actor.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { UserId } from '#shared/id.ts';

/** A user as administrators see them. */
export interface Person {
  readonly id: UserId;
  readonly kind: PersonKind;
  readonly userName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly language: string;
  readonly since: Date;
  readonly blockedAt: Date | null;
  readonly blockedReason: string | null;
}

type PersonRow = Omit<Person, 'kind'> & { readonly role: string; readonly type: string };

const personColumns = sql`
  u.id, u.role, u.type, u.user_name as "userName", u.email, u.mobile, u.language, u.created_at as since,
  u.blocked_at as "blockedAt", u.blocked_reason as "blockedReason"`;

/** Undefined also for a deleted account. */
export async function findPerson(db: Database, id: UserId): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] && withKind(rows[0]);
}

/** The same with a row lock until the transaction ends, so that changes of one user are serialised. */
export async function lockPerson(tx: Tx, id: UserId): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u where u.id = ${id} and u.deleted_at is null for no key update`.execute(tx);
  return rows[0] && withKind(rows[0]);
}

/** Blocks an account and ends its sessions; nobody can sign in until it is unblocked. @returns how many sessions ended */
export async function blockAccount(tx: Tx, id: UserId, { at, reason }: { at: Date; reason: string }): Promise<number> {
  await sql`update users set blocked_at = ${at}, blocked_reason = ${reason} where id = ${id}`.execute(tx);
  return endSessionsOf(tx, id);
}

export async function unblockAccount(tx: Tx, id: UserId): Promise<void> {
  await sql`update users set blocked_at = null, blocked_reason = null where id = ${id}`.execute(tx);
}

function withKind({ role, type, ...person }: PersonRow): Person {
  const kind = kindOf(role, type);
  if (!kind) throw new Error('an account has a role and type that no registration makes');
  return { ...person, kind };
}

interface ShoppersFilter {
  /** Part of a name, e-mail address or mobile number. */
  readonly find: string | undefined;
  readonly onlyBlocked: boolean;
}

interface ShopperSort {
  readonly by: 'since' | 'name';
  readonly order: 'asc' | 'desc';
}

/** How many shoppers match, and how many of them are blocked. Deleted accounts don't count. */
export async function countShoppers(db: Database, find: string | undefined): Promise<{ all: number; blocked: number }> {
  const { rows } = await sql<{ all: number; blocked: number }>`
    select count(*)::int as all, count(u.blocked_at)::int as blocked from users u where ${fitting(find)}`.execute(db);
  return rows[0] ?? { all: 0, blocked: 0 };
}

export async function listShopperRows(
  db: Database,
  { find, onlyBlocked }: ShoppersFilter,
  { by, order }: ShopperSort,
  { limit, offset }: PageSpan,
): Promise<Person[]> {
  const column = by === 'name' ? sql`u.user_name_key` : sql`u.created_at`;
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from users u
    where ${fitting(find)} and ${onlyBlocked ? sql`u.blocked_at is not null` : sql`true`}
    order by ${column} ${way}, u.id ${way} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(withKind);
}

function fitting(find: string | undefined): RawBuilder<unknown> {
  const shoppers = sql`u.type = 'user' and u.deleted_at is null`;
  if (!find) return shoppers;
  const pattern = containing(find);
  // Numbers are typed with spaces and dashes, and with or without the country code.
  const digits = find.replace(/[^0-9]/g, '').replace(/^(0|91)(?=[0-9]{10}$)/, '');
  const byNumber = digits.length >= 4 && !/[a-z]/i.test(find) ? sql`u.mobile like ${containing(digits)}` : sql`false`;
  return sql`${shoppers} and (u.user_name ilike ${pattern} or u.email ilike ${pattern} or ${byNumber})`;
}
