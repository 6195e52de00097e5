import { type RawBuilder, sql } from 'kysely';
import type { ModerationView } from '#features/reviews/moderation.contract.ts';
import type { ReportReason } from '#features/reviews/report-reason.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { ProductId, ReviewId, UserId } from '#shared/id.ts';

export interface ModeratedRow {
  readonly id: ReviewId;
  readonly product_id: ProductId;
  readonly title: string;
  readonly slug: string;
  readonly user_id: UserId;
  readonly user_name: string;
  readonly body: string;
  readonly rating: number;
  readonly created_at: Date;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly reports: readonly { reason: ReportReason; words: string; reportedAt: string }[];
}

/** Whoever has taken their review back has nothing here to look after. */
const source = sql`reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id`;
const isReported = sql`exists (select from review_reports x where x.review_id = r.id and x.settled_at is null)`;
const VIEWS: Readonly<Record<ModerationView, RawBuilder<unknown>>> = {
  reported: sql`(r.hidden_at is null and ${isReported})`,
  all: sql`true`,
  hidden: sql`r.hidden_at is not null`,
};

const columns = sql`r.id, r.product_id, p.title, p.slug, r.user_id, u.user_name, r.body, r.rating, r.created_at,
  r.hidden_at, r.hidden_reason, open.reports`;
/** `open` are the reports that wait, newest first. */
const withReports = sql`
  cross join lateral (
    select coalesce(json_agg(json_build_object('reason', x.reason, 'words', x.body,
      'reportedAt', to_char(x.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by x.reported_at desc), '[]'::json) as reports, count(*) as count, max(x.reported_at) as latest
    from review_reports x where x.review_id = r.id and x.settled_at is null
  ) open`;

export async function countForModeration(
  db: Database,
  find: string | undefined,
): Promise<Record<ModerationView, number>> {
  const { rows } = await sql<Record<ModerationView, number>>`
    select count(*)::int as all, count(*) filter (where ${VIEWS.reported})::int as reported,
      count(r.hidden_at)::int as hidden
    from ${source} where r.withdrawn_at is null and ${fits(find)}`.execute(db);
  return rows[0] ?? { all: 0, reported: 0, hidden: 0 };
}

export async function listForModeration(
  db: Database,
  { view, find }: { readonly view: ModerationView; readonly find: string | undefined },
  limit: number,
  offset: number,
): Promise<ModeratedRow[]> {
  const order = view === 'reported' ? sql`open.count desc, open.latest desc, r.id` : sql`r.created_at desc, r.id`;
  const { rows } = await sql<ModeratedRow>`
    select ${columns} from ${source} ${withReports}
    where r.withdrawn_at is null and ${VIEWS[view]} and ${fits(find)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findModerated(db: Database, id: ReviewId): Promise<ModeratedRow | undefined> {
  const { rows } = await sql<ModeratedRow>`
    select ${columns} from ${source} ${withReports} where r.id = ${id} and r.withdrawn_at is null`.execute(db);
  return rows[0];
}

export async function setHidden(tx: Tx, id: ReviewId, hidden: { at: Date; reason: string } | null): Promise<void> {
  await sql`update reviews set hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? null}
    where id = ${id}`.execute(tx);
}

/** @returns how many reports waited */
export async function settleReports(tx: Tx, id: ReviewId, at: Date): Promise<number> {
  const { rows } = await sql`
    update review_reports set settled_at = ${at} where review_id = ${id} and settled_at is null
    returning review_id`.execute(tx);
  return rows.length;
}

function fits(find: string | undefined): RawBuilder<unknown> {
  if (!find) return sql`true`;
  const pattern = `%${find.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  return sql`(r.body ilike ${pattern} or u.user_name ilike ${pattern} or p.title ilike ${pattern})`;
}
