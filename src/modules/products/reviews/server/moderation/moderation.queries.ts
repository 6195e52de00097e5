import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { ModerationView } from '#products/reviews/moderation.contract.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import { photosOf } from '#products/reviews/server/photos/photos.queries.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ReviewId } from '#shared/id.ts';

type OpenReports = readonly { reason: ReportReason; words: string; reportedAt: string }[];

export interface ModeratedRow
  extends Pick<
      Row<'reviews'>,
      'id' | 'product_id' | 'user_id' | 'source' | 'body' | 'rating' | 'created_at' | 'hidden_at' | 'hidden_reason'
    >,
    Pick<Row<'products'>, 'title' | 'slug'>,
    Pick<Row<'users'>, 'user_name'> {
  readonly reports: OpenReports;
  readonly photos: readonly string[];
}

const isReported = sql<SqlBool>`exists (select from review_reports x where x.review_id = r.id and x.settled_at is null)`;
const VIEWS: Readonly<Record<ModerationView, RawBuilder<SqlBool>>> = {
  reported: sql`(r.hidden_at is null and ${isReported})`,
  all: sql`true`,
  hidden: sql`r.hidden_at is not null`,
};

const COLUMNS = [
  'r.id',
  'r.product_id',
  'p.title',
  'p.slug',
  'r.user_id',
  'r.source',
  sql`coalesce(r.author_name, u.user_name)`.$castTo<string>().as('user_name'),
  'r.body',
  'r.rating',
  'r.created_at',
  'r.hidden_at',
  'r.hidden_reason',
  'open.reports',
  photosOf.as('photos'),
] as const;
/** Open reports, newest first. Written as SQL, because the builder has no `json_agg` with an order. */
const openReports = sql<{ reports: OpenReports; count: number; latest: Date | null }>`(
    select coalesce(json_agg(json_build_object('reason', x.reason, 'words', x.body,
      'reportedAt', to_char(x.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by x.reported_at desc), '[]'::json) as reports, count(*) as count, max(x.reported_at) as latest
    from review_reports x where x.review_id = r.id and x.settled_at is null
  )`;

/** Reviews that their author has not deleted, optionally filtered by search text. */
function kept(db: Database, find: string | undefined) {
  const all = db
    .selectFrom('reviews as r')
    .leftJoin(publishedUsers.as('u'), 'u.id', 'r.user_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .where('r.withdrawn_at', 'is', null);
  if (!find) return all;
  const pattern = containing(find);
  return all.where(row =>
    row.or([
      row('r.body', 'ilike', pattern),
      row('u.user_name', 'ilike', pattern),
      row('r.author_name', 'ilike', pattern),
      row('r.source', 'ilike', pattern),
      row('p.title', 'ilike', pattern),
    ]),
  );
}

export function countForModeration(db: Database, find: string | undefined): Promise<Record<ModerationView, number>> {
  return kept(db, find)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(VIEWS.reported).as('reported'),
      fn.count<number>('r.hidden_at').as('hidden'),
    ])
    .executeTakeFirstOrThrow();
}

export function listForModeration(
  db: Database,
  { view, find }: { readonly view: ModerationView; readonly find: string | undefined },
  { limit, offset }: PageSpan,
): Promise<ModeratedRow[]> {
  const order = view === 'reported' ? sql`open.count desc, open.latest desc, r.id` : sql`r.created_at desc, r.id`;
  return kept(db, find)
    .crossJoinLateral(openReports.as<'open'>('open'))
    .select(COLUMNS)
    .where(VIEWS[view])
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findModerated(db: Database, id: ReviewId): Promise<ModeratedRow | undefined> {
  return kept(db, undefined)
    .crossJoinLateral(openReports.as<'open'>('open'))
    .select(COLUMNS)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export async function setReviewHidden(
  tx: Tx,
  id: ReviewId,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** @returns how many reports were open */
export async function settleReviewReports(tx: Tx, id: ReviewId, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('review_reports')
    .set({ settled_at: at })
    .where('review_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Empties an imported review, hides it, and deletes its reports, which quote it. @returns false if there is none to erase */
export async function eraseImported(tx: Tx, id: ReviewId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({
      ...{ body: '', author_name: '', hidden_reason: null, withdrawn_at: at, updated_at: at },
      hidden_at: sql<Date>`coalesce(hidden_at, ${at})`,
    })
    .where('id', '=', id)
    .where('import_id', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('review_reports').where('review_id', '=', id).execute();
  return true;
}
