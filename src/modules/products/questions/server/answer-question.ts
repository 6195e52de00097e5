import { sql } from 'kysely';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
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
export async function answerQuestion(ctx: ActorCtx, answer: GivenAnswer): Promise<void> {
  refuseFaulty(ctx, answer);
  await spendAnswer(ctx);
  await ctx.tx(tx => writeAnswer({ ...tx, actor: ctx.actor }, answer));
}

export interface GivenAnswer {
  readonly questionId: QuestionId;
  readonly answer: string;
}

function refuseFaulty({ language }: Pick<Ctx, 'language'>, { answer }: GivenAnswer): void {
  if (speaking(language, () => answerFault(answer)))
    throw questionIsInvalid().with({ fields: { answer: () => answerFault(answer) ?? '' } });
}

/** Counts an answer of a person. @throws tooManyAnswers */
export async function spendAnswer({ throttle, actor }: ActorCtx): Promise<void> {
  await throttle.spend('answer.account', actor.id, tooManyAnswers);
}

/** The same inside a transaction, for answers that were counted before. */
export async function writeAnswer(tx: ActorCtx<TxCtx>, given: GivenAnswer): Promise<void> {
  refuseFaulty(tx, given);
  const { actor } = tx;
  const { questionId, answer } = given;
  await holdQuestion(tx.db, questionId);
  const asked = await findQuestion(tx.db, questionId);
  if (!asked || asked.answers || asked.hidden_at) throw questionIsMissing();
  const bySeller = sellsProduct(actor, asked.sellerId);
  if (!bySeller && !(await hasBought(tx, actor, asked.productId))) throw mayNotAnswer();
  const before = await ownAnswer(tx, questionId);
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
}

function ownAnswer({ db, actor }: ActorCtx, questionId: QuestionId) {
  return db
    .selectFrom('questions')
    .select(['id', 'body'])
    .where('answers', '=', questionId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
}

/**
 * A question with the answer of its seller's person, who is the one that asks; locked until the transaction ends.
 * @throws questionIsMissing, mayNotAnswer
 */
export async function sellersAnswer(tx: ActorCtx<TxCtx>, questionId: QuestionId) {
  await holdQuestion(tx.db, questionId);
  const asked = await findQuestion(tx.db, questionId);
  if (!asked || asked.answers || asked.hidden_at) throw questionIsMissing();
  if (!sellsProduct(tx.actor, asked.sellerId)) throw mayNotAnswer();
  return { title: asked.title, question: asked.body, answered: (await ownAnswer(tx, questionId))?.body ?? null };
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
