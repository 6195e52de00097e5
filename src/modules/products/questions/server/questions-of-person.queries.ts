import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

interface Written {
  readonly product: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
}

interface Reported {
  readonly product: string;
  readonly reason: string;
  readonly words: string;
  readonly reportedAt: Date;
}

/** All questions, answers and reports of them by a person, for a data export. */
export async function listQuestionsOf(db: Database, userId: UserId) {
  const { rows } = await sql<Written & { readonly isAnswer: boolean }>`
    select p.title as product, q.body as text, q.written_at as "writtenAt", q.hidden_at as "hiddenAt",
      q.hidden_reason as "hiddenReason", q.answers is not null as "isAnswer"
    from questions q join products p on p.id = q.product_id where q.user_id = ${userId}
    order by q.written_at, q.id`.execute(db);
  const { rows: questionReports } = await sql<Reported>`
    select p.title as product, x.reason, x.body as words, x.reported_at as "reportedAt"
    from question_reports x join questions q on q.id = x.question_id join products p on p.id = q.product_id
    where x.user_id = ${userId} order by x.reported_at, q.id`.execute(db);
  return {
    questions: rows.filter(({ isAnswer }) => !isAnswer),
    answers: rows.filter(({ isAnswer }) => isAnswer),
    questionReports,
  };
}
