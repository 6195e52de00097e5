import type * as z from 'zod/mini';
import type { Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { everybody, shopper, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  answerQuestion as answerEndpoint,
  askQuestion as askEndpoint,
  findOwnRights,
  listQuestions as listEndpoint,
  QUESTIONS_AT_ONCE,
  type Question,
  reportQuestion as reportEndpoint,
} from '#products/questions/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { answerQuestion, mayAnswer } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { countVisibleQuestions, listVisibleQuestions, type QuestionRow } from './questions.queries.ts';
import { reportQuestion } from './report-question.ts';

export function serveQuestions(api: Api): void {
  serve(api, listEndpoint, everybody, listQuestions);
  serve(api, findOwnRights, signedIn, async (ctx, { productId }) => ({
    data: { mayAnswer: await mayAnswer(ctx, productId) },
  }));
  serve(api, askEndpoint, shopper, async (ctx, request) => {
    await askQuestion(ctx, request);
    return { message: speaking(ctx.language, () => t('products.questions.asked')) };
  });
  serve(api, answerEndpoint, signedIn, async (ctx, request) => {
    await answerQuestion(ctx, request);
    return { message: speaking(ctx.language, () => t('products.questions.answered')) };
  });
  serve(api, reportEndpoint, signedIn, async (ctx, { questionId, reason }) => {
    await reportQuestion(ctx, questionId, reason);
    return { message: speaking(ctx.language, () => t('products.questions.reported')) };
  });
}

async function listQuestions(ctx: Ctx, { productId, ...query }: InputOf<typeof listEndpoint>) {
  // The mark “Bought this” depends on deliveries, as that of reviews does.
  ctx.dependsOn(cacheTag.questions(productId), cacheTag.reviews(productId));
  const page = askedPage(query, QUESTIONS_AT_ONCE);
  const total = await countVisibleQuestions(ctx.db, productId);
  const rows = page.offset < total ? await listVisibleQuestions(ctx, productId, page) : [];
  return page.of(rows.map(presentQuestion), total);
}

/** Contains no personal data except usernames. */
function presentQuestion(row: QuestionRow): z.input<typeof Question> {
  return {
    _id: row.id,
    question: row.body,
    userName: row.name,
    askedAt: row.written_at.toISOString(),
    answers: row.answers.map(({ id, words, fromSeller, name, bought, at }) => ({
      _id: id,
      answer: words,
      fromSeller,
      userName: name,
      bought,
      answeredAt: new Date(at).toISOString(),
    })),
  };
}
