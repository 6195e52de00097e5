import { sql } from 'kysely';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import {
  enoughAnswers,
  MAX_ANSWERS,
  mayNotAnswer,
  questionIsInvalid,
  questionIsMissing,
  tooManyAnswers,
} from '#products/questions/contract.ts';
import { answerFault } from '#products/questions/question-text.ts';
import type { Actor } from '#shared/api/actor.ts';
import { newId, type ProductId, type QuestionId, type SellerId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { countAnswers, dateQuestion, findQuestion, holdQuestion } from './questions.queries.ts';

/**
 * Answers a question in the name of the product's seller, or of a shopper who has received the product. An earlier answer
 * of theirs is replaced; one that is hidden stays hidden, and the same words again change nothing. The asker is notified of
 * the first.
 * @throws questionIsInvalid, questionIsMissing, mayNotAnswer, enoughAnswers, tooManyAnswers
 */
export async function answerQuestion(
  ctx: ActorCtx,
  { questionId, answer }: { readonly questionId: QuestionId; readonly answer: string },
): Promise<void> {
  if (speaking(ctx.language, () => answerFault(answer)))
    throw questionIsInvalid().with({ fields: { answer: () => answerFault(answer) ?? '' } });
  const { actor } = ctx;
  await ctx.throttle.spend('answer.account', actor.id, tooManyAnswers);
  await ctx.tx(async tx => {
    await holdQuestion(tx.db, questionId);
    const asked = await findQuestion(tx.db, questionId);
    if (!asked || asked.answers || asked.hidden_at) throw questionIsMissing();
    const bySeller = sellsProduct(actor, asked.sellerId);
    if (!bySeller && !(await hasBought(tx, actor, asked.productId))) throw mayNotAnswer();
    const before = await tx.db
      .selectFrom('questions')
      .select(['id', 'body'])
      .where('answers', '=', questionId)
      .where('user_id', '=', actor.id)
      .executeTakeFirst();
    if (before?.body === answer) return;
    if (!before && !bySeller && (await countAnswers(tx.db, questionId)) >= MAX_ANSWERS) throw enoughAnswers();
    const written = { body: answer, written_at: tx.now() };
    if (before) await tx.db.updateTable('questions').set(written).where('id', '=', before.id).execute();
    else {
      const row = { id: newId<'question'>(), product_id: asked.productId, answers: questionId, user_id: actor.id };
      await tx.db
        .insertInto('questions')
        .values({ ...row, by_seller: bySeller, ...written })
        .execute();
      if (asked.userId !== actor.id) await tx.notify('questions.answered', { answer: row.id });
    }
    await dateQuestion(tx.db, questionId);
    tx.changed(cacheTag.questions(asked.productId));
  });
}

/** Whether this person may answer questions about a product. */
export async function mayAnswer(ctx: ActorCtx, productId: ProductId): Promise<boolean> {
  const product = await ctx.db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return false;
  return sellsProduct(ctx.actor, product.seller_id) || (await hasBought(ctx, ctx.actor, productId));
}

/** Administrators answer for the house. */
function sellsProduct({ kind, sellerId, sellerStatus }: Actor, seller: SellerId): boolean {
  return sellerId === seller && (kind === 'administrator' || sellerStatus === 'Approved');
}

async function hasBought({ db, ports }: Ctx, { id, kind }: Actor, productId: ProductId): Promise<boolean> {
  if (kind !== 'shopper') return false;
  const received = ports.hasReceived(sql`${id}::uuid`, sql`${productId}::uuid`);
  const { rows } = await sql<{ received: boolean }>`select ${received} as received`.execute(db);
  return rows[0]?.received === true;
}
