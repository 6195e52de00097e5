import * as z from 'zod/mini';
import { REPORT_REASONS } from '#products/reviews/report-reason.ts';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from './question-text.ts';

/** Shown with the page, and added by each “Show more”. */
export const QUESTIONS_AT_ONCE = 5;
/** Questions of one person about one product that nobody has answered. */
export const MAX_OPEN_QUESTIONS = 3;
/** The same of everybody together. */
export const MAX_OPEN_OF_PRODUCT = 200;
/** Visible answers of shoppers to one question; the seller can always answer. */
export const MAX_ANSWERS = 20;

export const questionNeedsProduct = problem('questions.product_missing', 'missing', () =>
  t('products.questions.refusal.notOnSale'),
);
export const questionIsMissing = problem('questions.missing', 'missing', () => t('products.questions.refusal.missing'));
export const questionIsInvalid = problem('questions.invalid', 'invalid', () => t('products.questions.refusal.invalid'));
export const enoughQuestions = problem('questions.enough', 'conflict', () =>
  t('products.questions.refusal.enough', { most: MAX_OPEN_QUESTIONS }),
);
export const enoughOfProduct = problem('questions.enough_of_product', 'conflict', () =>
  t('products.questions.refusal.enoughOfProduct'),
);
export const enoughAnswers = problem('questions.enough_answers', 'conflict', () =>
  t('products.questions.refusal.enoughAnswers'),
);
export const mayNotAnswer = problem('questions.may_not_answer', 'conflict', () =>
  t('products.questions.refusal.mayNotAnswer'),
);
export const questionIsOwn = problem('questions.own', 'conflict', () => t('products.questions.refusal.own'));
export const questionReportedAlready = problem('questions.reported_already', 'conflict', () =>
  t('products.questions.refusal.reportedAlready'),
);
export const tooManyQuestions = problem('questions.too_many', 'too-many', (seconds: number) =>
  t('products.questions.refusal.tooMany', { wait: waitText(seconds) }),
);
export const tooManyAnswers = problem('questions.too_many_answers', 'too-many', (seconds: number) =>
  t('products.questions.refusal.tooManyAnswers', { wait: waitText(seconds) }),
);
export const tooManyQuestionReports = problem('questions.too_many_reports', 'too-many', (seconds: number) =>
  t('products.questions.refusal.tooManyReports', { wait: waitText(seconds) }),
);

/** Null once the account is deleted. */
const userName = z.nullable(z.string());

export const Answer = z.object({
  _id: id<'question'>(),
  answer: z.string(),
  /** Written by the seller of the product; then `userName` is the seller's name. */
  fromSeller: z.boolean(),
  userName,
  /** The author has a delivered order of this product. */
  bought: z.boolean(),
  answeredAt: instant,
});
export type Answer = z.output<typeof Answer>;

export const Question = z.object({
  _id: id<'question'>(),
  question: z.string(),
  userName,
  askedAt: instant,
  /** Of the seller first, then the oldest first. */
  answers: z.array(Answer),
});
export type Question = z.output<typeof Question>;

export const QuestionPage = pageSchema(Question);
export type QuestionPage = z.output<typeof QuestionPage>;

const ofProduct = z.strictObject({ productId: id<'product'>() });

export const listQuestions = get('/shop/question/:productId', {
  summary: 'Questions about a product with their answers: the last answered first, then open ones, newest first',
  params: ofProduct,
  query: z.strictObject(pageQuery),
  output: QuestionPage,
});

export const findOwnRights = get('/shop/question/mine/:productId', {
  summary: 'Whether you may answer questions about a product: its seller, and shoppers who received it',
  params: ofProduct,
  output: dataOf(z.object({ mayAnswer: z.boolean() })),
});

export const askQuestion = post('/shop/question/ask', {
  summary: 'Asks a question about a product, which everybody can read',
  body: z.strictObject({ productId: id<'product'>(), question: line(MAX_QUESTION_LENGTH) }),
  output: succeeded,
});

export const answerQuestion = post('/shop/question/answer', {
  summary: 'Answers a question, or replaces your earlier answer to it',
  body: z.strictObject({ questionId: id<'question'>(), answer: line(MAX_ANSWER_LENGTH) }),
  output: succeeded,
});

export const reportQuestion = post('/shop/question/report', {
  summary: 'Reports a question or an answer that breaks the rules; once per person',
  body: z.strictObject({ questionId: id<'question'>(), reason: z.enum(REPORT_REASONS) }),
  output: succeeded,
});
