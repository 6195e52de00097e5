import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductId, UserId } from '#shared/id.ts';

/**
 * Erases a person's questions that nobody has answered, and their reports. Answered questions and answers stay, because
 * what others wrote would make no sense without them; they are shown without a name once the account is deleted.
 */
export async function eraseQuestionsOf(tx: TxCtx, userId: UserId): Promise<void> {
  await tx.db.deleteFrom('question_reports').where('user_id', '=', userId).execute();
  const { rows: products } = await sql<{ id: ProductId }>`
    select distinct product_id as id from questions where user_id = ${userId} order by 1`.execute(tx.db);
  await sql`
    delete from questions q where q.user_id = ${userId} and q.answers is null
      and not exists (select from questions a where a.answers = q.id)`.execute(tx.db);
  tx.changed(...products.map(({ id }) => cacheTag.questions(id)));
}
