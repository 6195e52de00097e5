import * as z from 'zod/mini';
import { MAX_HIDE_REASON_LENGTH } from '#products/reviews/hide-reasons.ts';
import { REPORT_REASONS } from '#products/reviews/report-reason.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { findWords, id, instant, line, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';

/** Views of the desk: `open` has questions that their seller has not answered, `hidden` also those with a hidden answer. */
export const QUESTION_VIEWS = ['open', 'answered', 'hidden', 'reported'] as const;
export type QuestionView = (typeof QUESTION_VIEWS)[number];

/** A question or an answer as the desk shows it. */
const written = {
  _id: id<'question'>(),
  words: z.string(),
  /** Null once the account is deleted. */
  userName: z.nullable(z.string()),
  writtenAt: instant,
  hiddenAt: z.nullable(instant),
  hiddenReason: z.nullable(z.string()),
  /** Reasons of open reports, for administrators; sellers are not told of reports. */
  reports: z.array(z.enum(REPORT_REASONS)),
};

export const DeskAnswer = z.object({ ...written, fromSeller: z.boolean() });
export type DeskAnswer = z.output<typeof DeskAnswer>;

export const DeskQuestion = z.object({
  ...written,
  product: z.object({ title: z.string(), slug: z.string() }),
  seller: z.string(),
  /** Whether you are the one who answers as the seller. */
  isOwn: z.boolean(),
  answers: z.array(DeskAnswer),
});
export type DeskQuestion = z.output<typeof DeskQuestion>;

export const listDeskQuestions = get('/admin/questions/get', {
  summary: 'Questions about your products, for administrators about all: open ones oldest first, others newest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(QUESTION_VIEWS)),
    /** Part of the question or of the product's title. */
    find: findWords,
  }),
  output: z.extend(pageSchema(DeskQuestion), { counts: z.record(z.enum(QUESTION_VIEWS), z.int()) }),
});

const one = { _id: id<'question'>() };

export const hideQuestion = put('/admin/questions/hide', {
  summary: 'Hides a question with its answers, or one answer, and closes its reports',
  body: z.strictObject({ ...one, reason: line(MAX_HIDE_REASON_LENGTH) }),
  output: succeeded,
});

export const showQuestion = put('/admin/questions/show', {
  summary: 'Shows a hidden question or answer again',
  body: z.strictObject(one),
  output: succeeded,
});

export const keepQuestion = put('/admin/questions/keep', {
  summary: 'Keeps a question or an answer visible and closes its reports',
  body: z.strictObject(one),
  output: succeeded,
});
