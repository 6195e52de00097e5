import { sql } from 'kysely';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database, Row, Tx } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ProductId, QuestionId, SellerId, UserId } from '#shared/id.ts';

/** An answer as JSON has it. */
export interface AnswerInJson {
  readonly id: QuestionId;
  readonly words: string;
  readonly fromSeller: boolean;
  readonly name: string | null;
  readonly bought: boolean;
  readonly at: string;
}

export interface QuestionRow extends Pick<Row<'questions'>, 'id' | 'body' | 'written_at'> {
  readonly name: string | null;
  readonly answers: readonly AnswerInJson[];
}

/** Deleted accounts keep their row under a pseudonym, which is nobody's name. */
export const nameOfAsker = sql`case when u.deleted_at is null then u.user_name end`;
/** The seller answers under the name of the shop. */
const nameOfAnswerer = sql`
  case when a.by_seller then s.name when w.deleted_at is null then w.user_name end`;

const isVisible = sql`q.answers is null and q.hidden_at is null`;

export async function countVisibleQuestions(db: Database, productId: ProductId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from questions q where q.product_id = ${productId} and ${isVisible}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of a product's visible questions with their visible answers. */
export async function listVisibleQuestions(
  ctx: Ctx,
  productId: ProductId,
  { limit, offset }: PageSpan,
): Promise<QuestionRow[]> {
  const received = ctx.ports.hasReceived(sql`a.user_id`, sql`a.product_id`);
  const { rows } = await sql<QuestionRow>`
    select q.id, q.body, q.written_at, ${nameOfAsker} as name, given.answers
    from (
      select q.* from questions q where q.product_id = ${productId} and ${isVisible}
      order by q.answered_at desc nulls last, q.written_at desc, q.id limit ${limit} offset ${offset}
    ) q
    join ${publishedUsers} u on u.id = q.user_id
    join products p on p.id = q.product_id
    join ${publishedSellers} s on s.id = p.seller_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', a.id, 'words', a.body, 'fromSeller', a.by_seller,
        'name', ${nameOfAnswerer}, 'bought', not a.by_seller and ${received}, 'at', a.written_at)
        order by a.by_seller desc, a.written_at, a.id), '[]'::json) as answers
      from questions a join ${publishedUsers} w on w.id = a.user_id where a.answers = q.id and a.hidden_at is null
    ) given
    order by q.answered_at desc nulls last, q.written_at desc, q.id`.execute(ctx.db);
  return rows;
}

/** Questions of a product that nobody has answered: of one person, and of all. */
export async function countOpen(db: Tx, productId: ProductId, userId: UserId): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where q.user_id = ${userId})::int as own, count(*)::int as all
    from questions q where q.product_id = ${productId} and ${isVisible} and q.answered_at is null`.execute(db);
  return rows[0] ?? { own: 0, all: 0 };
}

/** A question or an answer with the product it is about. */
export interface AboutProduct
  extends Pick<Row<'questions'>, 'id' | 'answers' | 'body' | 'hidden_at' | 'hidden_reason'> {
  readonly productId: ProductId;
  readonly userId: UserId;
  readonly sellerId: SellerId;
  readonly title: string;
  readonly slug: string;
}

export async function findQuestion(db: Database, id: QuestionId): Promise<AboutProduct | undefined> {
  const { rows } = await sql<AboutProduct>`
    select q.id, q.answers, q.body, q.hidden_at, q.hidden_reason, q.product_id as "productId", q.user_id as "userId",
      p.seller_id as "sellerId", p.title, p.slug
    from questions q join products p on p.id = q.product_id where q.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a question, so that its answers are counted and dated one after the other. */
export async function holdQuestion(db: Tx, id: QuestionId): Promise<void> {
  await sql`select from questions where id = ${id} for no key update`.execute(db);
}

/** Dates a question by its newest visible answer. The list of its product is sorted by that. */
export async function dateQuestion(db: Tx, id: QuestionId): Promise<void> {
  await sql`
    update questions set answered_at = (
      select max(a.written_at) from questions a where a.answers = questions.id and a.hidden_at is null
    ) where id = ${id}`.execute(db);
}

/** Visible answers of shoppers. */
export async function countAnswers(db: Tx, id: QuestionId): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answers', '=', id)
    .where('hidden_at', 'is', null)
    .where('by_seller', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
