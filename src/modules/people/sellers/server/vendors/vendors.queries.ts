import { type RawBuilder, sql } from 'kysely';
import { SELLER_STATUSES } from '#people/sellers/vendors/seller-status.ts';
import type { Database, Row } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { SellerId, UserId } from '#shared/id.ts';

export interface VendorRow
  extends Pick<Row<'users'>, 'user_name' | 'mobile' | 'email' | 'language' | 'blocked_at' | 'blocked_reason'>,
    Pick<
      Row<'sellers'>,
      'id' | 'gstin' | 'status' | 'status_reason' | 'legal_name' | 'city' | 'state_code' | 'created_at'
    > {
  readonly user_id: UserId;
  readonly is_paused: boolean;
  readonly returns_on: string | null;
}

export interface VendorsFilter {
  readonly status: SellerStatus | undefined;
  readonly find: string | undefined;
}

export type VendorCounts = Record<'all' | SellerStatus, number>;

/** The house seller has no user and is none of these; nor are those whose account is deleted. */
const vendors = sql`sellers s join users u on u.id = s.user_id and s.closed_at is null`;
const columns = sql`s.id, s.user_id, u.user_name, u.mobile, u.email, u.language, s.gstin, s.status, s.status_reason, s.legal_name, s.city,
  s.state_code, s.created_at, u.blocked_at, u.blocked_reason,
  exists (select from shop_pauses where seller_id = s.id and ended_at is null) as is_paused,
  (select returns_on::text from shop_pauses where seller_id = s.id and ended_at is null) as returns_on`;

/** How many of each status there are among those found. */
export async function countVendors(db: Database, find: string | undefined): Promise<VendorCounts> {
  const { rows } = await sql<{ status: SellerStatus; count: number }>`
    select s.status, count(*)::int as count from ${vendors} where ${named(find)} group by s.status`.execute(db);
  const of = (status: SellerStatus) => rows.find(row => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(SELLER_STATUSES.map(status => [status, of(status)]));
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) } as VendorCounts;
}

export async function listVendorRows(
  db: Database,
  { status, find }: VendorsFilter,
  { waitingFirst, limit, offset }: PageSpan & { readonly waitingFirst: boolean },
): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select ${columns} from ${vendors} where ${named(find)} and ${status ? sql`s.status = ${status}` : sql`true`}
    order by ${waitingFirst ? sql`s.status = 'Pending' desc,` : sql``} s.created_at desc, s.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findVendor(db: Database, id: SellerId): Promise<VendorRow | undefined> {
  const { rows } = await sql<VendorRow>`select ${columns} from ${vendors} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends, so that two decisions come one after the other. */
export async function lockVendor(db: Database, id: SellerId): Promise<VendorRow | undefined> {
  const { rows } = await sql<VendorRow>`
    select ${columns} from ${vendors} where s.id = ${id} for no key update of s`.execute(db);
  return rows[0];
}

export async function updateStatus(
  db: Database,
  id: SellerId,
  { status, reason }: { readonly status: SellerStatus; readonly reason: string | null },
): Promise<void> {
  await sql`update sellers set status = ${status}, status_reason = ${reason} where id = ${id}`.execute(db);
}

export async function readTrust(db: Database, id: SellerId): Promise<Row<'sellers'>['trust']> {
  return (await db.selectFrom('sellers').select('trust').where('id', '=', id).executeTakeFirstOrThrow()).trust;
}

export async function updateTrust(db: Database, id: SellerId, trust: Row<'sellers'>['trust']): Promise<void> {
  await db.updateTable('sellers').set({ trust }).where('id', '=', id).execute();
}

function named(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const pattern = containing(find);
  return sql`(u.user_name ilike ${pattern} or u.email ilike ${pattern} or s.gstin ilike ${pattern})`;
}
