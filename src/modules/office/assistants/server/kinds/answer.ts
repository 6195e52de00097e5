import * as z from 'zod/mini';
import { MAX_ANSWER_LENGTH } from '#products/questions/question-text.ts';
import { sellersAnswer, spendAnswer, writeAnswer } from '#products/questions/server/questions.ts';
import { id, line } from '#shared/api/wire.ts';
import { kindOfChange } from './change-kind.ts';

/** An answer of the seller to a question about a product. */
export const ANSWER = kindOfChange({
  tool: {
    name: 'suggest_answer',
    title: 'Suggest an answer to a question',
    description:
      'Suggests the seller’s answer to a question that a shopper asked about a product, or another text for it. Everybody can read it, but only after the person has confirmed it in the back-office.',
  },
  scope: 'products:read',
  input: z.strictObject({ questionId: id<'question'>(), answer: line(MAX_ANSWER_LENGTH) }),
  look: async (tx, { questionId, answer }) => {
    const { title, question, answered } = await sellersAnswer(tx, questionId);
    const changes = answered === answer ? [] : [{ what: 'answer' as const, of: null, from: answered, to: answer }];
    return { subject: title, about: question, changes };
  },
  spend: spendAnswer,
  apply: async (tx, input) => {
    await writeAnswer(tx, input);
    return {};
  },
});
