import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Person, type PersonRow, personColumns, withKind } from './people.queries.ts';

interface ShoppersFilter {
  /** A piece of a name, e-mail address or mobile number. */
  readonly find: string | undefined;
  readonly onlyBlocked: boolean;
}

interface ShopperSort {
  readonly by: 'since' | 'name';
  readonly order: 'asc' | 'desc';
}

/** How many shoppers fit the words, and how many of those are blocked. Who has deleted their account is none. */
export async function countShoppers(db: Database, find: string | undefined): Promise<{ all: number; blocked: number }> {
  const { rows } = await sql<{ all: number; blocked: number }>`
    select count(*)::int as all, count(u.blocked_at)::int as blocked from users u where ${fitting(find)}`.execute(db);
  return rows[0] ?? { all: 0, blocked: 0 };
}

export async function listShopperRows(
  db: Database,
  { find, onlyBlocked }: ShoppersFilter,
  { by, order }: ShopperSort,
  { limit, offset }: { readonly limit: number; readonly offset: number },
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
  const pattern = patternOf(find);
  // A number is read out with spaces and dashes, and with or without the country's.
  const digits = find.replace(/[^0-9]/g, '').replace(/^(0|91)(?=[0-9]{10}$)/, '');
  const byNumber = digits.length >= 4 && !/[a-z]/i.test(find) ? sql`u.mobile like ${patternOf(digits)}` : sql`false`;
  return sql`${shoppers} and (u.user_name ilike ${pattern} or u.email ilike ${pattern} or ${byNumber})`;
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
}
