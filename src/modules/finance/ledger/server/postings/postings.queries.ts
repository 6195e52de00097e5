import { type RawBuilder, sql } from 'kysely';
import type { Cause, EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import { publishedLines, publishedOrders, publishedParts } from '#orders/orders/server/orders.ts';
import type { Database } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { OrderId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { awaitsCash, isOnHold } from './balances.queries.ts';
import { unsummedSince } from './ledger-days.queries.ts';

/** Postings of a seller, optionally within a period. */
export interface PostingsFilter {
  readonly sellerId: SellerId;
  readonly span: { readonly from: Date; readonly before: Date } | undefined;
}

export interface PostingRow {
  readonly id: number;
  /** Groups the postings of a part. */
  readonly groupKey: string;
  readonly orderId: OrderId | null;
  readonly orderNumber: number | null;
  readonly cause: Cause;
  readonly causeId: string;
  readonly amount: Paise;
  readonly at: Date;
  readonly payableAt: Date;
  readonly note: string | null;
  readonly byName: string | null;
  readonly paidOn: string | null;
  readonly reference: string | null;
  readonly isHeld: boolean;
  readonly awaitsCash: boolean;
  readonly isReversed: boolean;
  readonly entries: readonly {
    readonly kind: EntryKind;
    readonly rateBp: number | null;
    readonly base: Paise;
    readonly amount: Paise;
  }[];
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly amount: Paise }[];
}

const groupKey = sql`coalesce(p.part_id::text, p.id::text)`;

/**
 * Groups are counted as postings, less those of which another one stands for the same part: its delivery, or else the first.
 * Nearly all are deliveries, so few are looked at beside the index.
 */
export async function countGroups(db: Database, filter: PostingsFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(*) - (
      select count(*) from ledger_postings later
      where ${fits(filter, sql`later`)} and later.part_id is not null and (later.cause <> 'delivered' or later.generation > 1)
        and exists (select from ledger_postings other where other.part_id = later.part_id and ${fits(filter, sql`other`)}
          and (other.cause = 'delivered' and other.generation = 1 or other.id < later.id))
    ))::int as count from ledger_postings p where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Groups have one posting, or two if items came back; so many times the groups wanted are read to find the latest. */
const POSTINGS_OF_GROUP = 4;

/** Postings of one page of groups, latest group first; within a group by id. */
export async function listGroups(db: Database, filter: PostingsFilter, page: PageSpan): Promise<PostingRow[]> {
  const wanted = page.offset + page.limit;
  const { rows } = await sql<{ groups: number; postings: number }>`
    select count(distinct ${groupKey})::int as groups, count(*)::int as postings
    from (${latestPostings(filter, wanted * POSTINGS_OF_GROUP)}) p`.execute(db);
  const [read] = rows;
  const isEnough = !read || read.groups >= wanted || read.postings < wanted * POSTINGS_OF_GROUP;
  return readGroups(db, filter, page, isEnough ? wanted * POSTINGS_OF_GROUP : undefined);
}

function latestPostings(filter: PostingsFilter, most: number | undefined): RawBuilder<unknown> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  return sql`select p.id, p.part_id, p.at from ledger_postings p where ${fits(filter)} order by p.at desc, p.id desc ${limit}`;
}

/** @param among the latest postings in which the groups of the page are found; undefined for all */
async function readGroups(
  db: Database,
  filter: PostingsFilter,
  { limit, offset }: PageSpan,
  among: number | undefined,
): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    with page as materialized (
      select p.part_id, case when p.part_id is null then p.id end as own_id, max(p.at) as latest, max(p.id) as last
      from (${latestPostings(filter, among)}) p group by 1, 2 order by 3 desc, 4 desc limit ${limit} offset ${offset}
    )
    select ${columns} from page join ledger_postings p on (p.part_id = page.part_id or p.id = page.own_id) and ${fits(filter)}
    ${besides} order by page.latest desc, page.last desc, p.id`.execute(db);
  return rows;
}

/** The next postings after a cursor, oldest first. */
export async function listPostings(
  db: Database,
  filter: PostingsFilter,
  after: { readonly atExactly: string; readonly id: number } | undefined,
  limit: number,
): Promise<(PostingRow & { readonly atExactly: string })[]> {
  const later = after ? sql`(p.at, p.id) > (${after.atExactly}::timestamptz, ${after.id}::bigint)` : sql`true`;
  const { rows } = await sql<PostingRow & { atExactly: string }>`
    select ${columns}, p.at::text as "atExactly" from (
      select * from ledger_postings p where ${fits(filter)} and ${later} order by p.at, p.id limit ${limit}
    ) p ${besides} order by p.at, p.id`.execute(db);
  return rows;
}

/** Balance just before a day begins in India. */
export async function balanceBefore(db: Database, sellerId: SellerId, at: Date): Promise<Paise> {
  const { rows } = await sql<{ sum: Paise }>`
    select (coalesce((select sum(amount_paise) from ledger_days where seller_id = ${sellerId} and day < ${dayIn(at)}::date), 0)
      + coalesce((select sum(amount_paise) from ledger_postings
        where seller_id = ${sellerId} and at < ${at} and at >= ${unsummedSince}), 0))::bigint as sum`.execute(db);
  return rows[0]?.sum ?? (0 as Paise);
}

export async function firstPostingAt(db: Database, sellerId: SellerId): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from ledger_postings where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.at ?? null;
}

const columns: RawBuilder<unknown> = sql`p.id, ${groupKey} as "groupKey", o.id as "orderId", o.number as "orderNumber", p.cause,
  p.cause_id as "causeId", p.amount_paise as amount, p.at, p.payable_at as "payableAt", p.note, p.by_name as "byName",
  p.paid_on::text as "paidOn", p.reference, ${isOnHold} as "isHeld", ${awaitsCash} as "awaitsCash",
  exists (select from ledger_postings back where p.cause = 'paid_out' and back.cause = 'payout_reversed'
    and back.cause_id = p.cause_id) as "isReversed",
  coalesce(made.entries, '[]'::json) as entries, coalesce(goods.lines, '[]'::json) as lines`;

const besides: RawBuilder<unknown> = sql`
  left join ${publishedParts} part on part.id = p.part_id left join ${publishedOrders} o on o.id = part.order_id
  left join lateral (
    select json_agg(json_build_object('kind', entry.kind, 'rateBp', entry.rate_bp, 'base', entry.base_paise,
      'amount', entry.amount_paise) order by entry.kind, entry.rate_bp) as entries
    from ledger_entries entry where entry.posting_id = p.id
  ) made on true
  left join lateral (
    select json_agg(json_build_object('title', line.title, 'quantity', posted.quantity, 'amount', posted.amount_paise)
      order by line.position) as lines
    from ledger_lines posted join ${publishedLines} line on line.id = posted.line_id where posted.posting_id = p.id
  ) goods on true`;

function fits({ sellerId, span }: PostingsFilter, posting: RawBuilder<unknown> = sql`p`): RawBuilder<unknown> {
  return span
    ? sql`${posting}.seller_id = ${sellerId} and ${posting}.at >= ${span.from} and ${posting}.at < ${span.before}`
    : sql`${posting}.seller_id = ${sellerId}`;
}

/** A posting made by a person. */
export interface ManualPosting {
  readonly sellerId: SellerId;
  readonly amount: Paise;
  readonly note: string | null;
  readonly paidOn: string | null;
  readonly reference: string | null;
}

export async function findPosting(db: Database, cause: Cause, causeId: string): Promise<ManualPosting | undefined> {
  const { rows } = await sql<ManualPosting>`
    select seller_id as "sellerId", amount_paise as amount, note, paid_on::text as "paidOn", reference
    from ledger_postings where cause = ${cause} and cause_id = ${causeId}`.execute(db);
  return rows[0];
}
