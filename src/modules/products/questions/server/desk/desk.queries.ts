import { type RawBuilder, sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import { containing } from '#platform/db/statements/containing.ts';
import type { QuestionView } from '#products/questions/desk.contract.ts';
import { nameOfAsker } from '#products/questions/server/questions.queries.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { QuestionId, SellerId } from '#shared/id.ts';

export interface DeskAnswerInJson {
  readonly id: QuestionId;
  readonly words: string;
  readonly fromSeller: boolean;
  readonly name: string | null;
  readonly at: string;
  readonly hiddenAt: string | null;
  readonly hiddenReason: string | null;
  readonly reports: readonly ReportReason[];
}

export interface DeskRow extends Pick<Row<'questions'>, 'id' | 'body' | 'written_at' | 'hidden_at' | 'hidden_reason'> {
  readonly name: string | null;
  readonly title: string;
  readonly slug: string;
  readonly seller: string;
  readonly sellerId: SellerId;
  readonly reports: readonly ReportReason[];
  readonly answers: readonly DeskAnswerInJson[];
}

const anyAnswer = (that: RawBuilder<unknown>) =>
  sql`exists (select from questions a where a.answers = q.id and ${that})`;
const hasReports = (of: RawBuilder<unknown>) =>
  sql`exists (select from question_reports x where x.question_id = ${of} and x.settled_at is null)`;
const sellerHasAnswered = anyAnswer(sql`a.by_seller and a.hidden_at is null`);

const VIEWS: Readonly<Record<QuestionView, RawBuilder<unknown>>> = {
  open: sql`(q.hidden_at is null and not ${sellerHasAnswered})`,
  answered: sql`(q.hidden_at is null and ${sellerHasAnswered})`,
  hidden: sql`(q.hidden_at is not null or ${anyAnswer(sql`a.hidden_at is not null`)})`,
  reported: sql`(q.hidden_at is null and (${hasReports(sql`q.id`)}
    or ${anyAnswer(sql`a.hidden_at is null and ${hasReports(sql`a.id`)}`)}))`,
};

export interface DeskFilter {
  /** Only questions about products of this seller; undefined for all. */
  readonly sellerId: SellerId | null | undefined;
  readonly find: string | undefined;
}

/** Questions with their product, its seller and the asker. */
const asked = sql`(
  select q.*, ${nameOfAsker} as name, p.title, p.slug, p.seller_id as "sellerId", s.name as seller
  from questions q
  join products p on p.id = q.product_id
  join ${publishedSellers} s on s.id = p.seller_id
  join ${publishedUsers} u on u.id = q.user_id
  where q.answers is null)`;

function matching({ sellerId, find }: DeskFilter) {
  const ofSeller = sellerId === undefined ? sql`true` : sql`q."sellerId" = ${sellerId}`;
  const pattern = find && containing(find);
  return pattern ? sql`(${ofSeller} and (q.body ilike ${pattern} or q.title ilike ${pattern}))` : ofSeller;
}

export async function countForDesk(db: Database, filter: DeskFilter): Promise<Record<QuestionView, number>> {
  const { rows } = await sql<Record<QuestionView, number>>`
    select count(*) filter (where ${VIEWS.open})::int as open, count(*) filter (where ${VIEWS.answered})::int as answered,
      count(*) filter (where ${VIEWS.hidden})::int as hidden, count(*) filter (where ${VIEWS.reported})::int as reported
    from ${asked} q where ${matching(filter)}`.execute(db);
  return rows[0] ?? { open: 0, answered: 0, hidden: 0, reported: 0 };
}

const openReports = (of: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(x.reason order by x.reported_at desc), '[]'::json) from question_reports x
  where x.question_id = ${of} and x.settled_at is null)`;

/** Who waits longest is first among the open ones. */
export async function listForDesk(
  db: Database,
  view: QuestionView,
  filter: DeskFilter,
  { limit, offset }: PageSpan,
): Promise<DeskRow[]> {
  const order = view === 'open' ? sql`q.written_at, q.id` : sql`q.written_at desc, q.id`;
  const { rows } = await sql<DeskRow>`
    select q.id, q.body, q.written_at, q.hidden_at, q.hidden_reason, q.name, q.title, q.slug, q.seller, q."sellerId",
      ${openReports(sql`q.id`)} as reports, (
        select coalesce(json_agg(json_build_object('id', a.id, 'words', a.body, 'fromSeller', a.by_seller,
          'name', case when a.by_seller then q.seller when w.deleted_at is null then w.user_name end, 'at', a.written_at,
          'hiddenAt', a.hidden_at, 'hiddenReason', a.hidden_reason, 'reports', ${openReports(sql`a.id`)})
          order by a.by_seller desc, a.written_at, a.id), '[]'::json)
        from questions a join ${publishedUsers} w on w.id = a.user_id where a.answers = q.id
      ) as answers
    from ${asked} q where ${matching(filter)} and ${VIEWS[view]}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function setQuestionHidden(
  tx: Tx,
  id: QuestionId,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** @returns how many reports were open */
export async function settleQuestionReports(tx: Tx, id: QuestionId, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('question_reports')
    .set({ settled_at: at })
    .where('question_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
