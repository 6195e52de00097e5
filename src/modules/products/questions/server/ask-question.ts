import type { ActorCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { lockProduct } from '#products/catalog/server/catalog.ts';
import {
  enoughOfProduct,
  enoughQuestions,
  MAX_OPEN_OF_PRODUCT,
  MAX_OPEN_QUESTIONS,
  questionIsInvalid,
  questionNeedsProduct,
  tooManyQuestions,
} from '#products/questions/contract.ts';
import { questionFault } from '#products/questions/question-text.ts';
import { newId, type ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { countOpen } from './questions.queries.ts';

/**
 * Asks a question in the name of the signed-in shopper and notifies the seller. Locks the product's row, so that the number
 * of open questions is right.
 * @throws questionIsInvalid, questionNeedsProduct if it is not on sale, enoughQuestions, enoughOfProduct, tooManyQuestions
 */
export async function askQuestion(
  ctx: ActorCtx,
  { productId, question }: { readonly productId: ProductId; readonly question: string },
): Promise<void> {
  if (speaking(ctx.language, () => questionFault(question)))
    throw questionIsInvalid().with({ fields: { question: () => questionFault(question) ?? '' } });
  await ctx.throttle.spend('question.account', ctx.actor.id, tooManyQuestions);
  await ctx.tx(async tx => {
    const product = await lockProduct(tx, productId);
    if (!product?.listed) throw questionNeedsProduct();
    const open = await countOpen(tx.db, productId, ctx.actor.id);
    if (open.own >= MAX_OPEN_QUESTIONS) throw enoughQuestions();
    if (open.all >= MAX_OPEN_OF_PRODUCT) throw enoughOfProduct();
    const id = newId<'question'>();
    await tx.db
      .insertInto('questions')
      .values({ id, product_id: productId, user_id: ctx.actor.id, body: question, written_at: tx.now() })
      .execute();
    tx.changed(cacheTag.questions(productId));
    await tx.notify('questions.asked', { question: id });
  });
}
