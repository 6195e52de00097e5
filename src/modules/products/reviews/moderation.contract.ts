import * as z from 'zod/mini';
import { get, put } from '#shared/api/endpoint.ts';
import { dataOf, findWords, id, instant, line, pageQuery, pageSchema, succeeded } from '#shared/api/wire.ts';
import { MAX_HIDE_REASON_LENGTH } from './hide-reasons.ts';
import { REPORT_REASONS } from './report-reason.ts';

/** Views of the moderation list; `reported` has those with open reports that are not hidden. */
export const MODERATION_VIEWS = ['reported', 'all', 'hidden'] as const;
export type ModerationView = (typeof MODERATION_VIEWS)[number];

/** A review for moderators. It does not say who reported it. */
export const ModeratedReview = z.object({
  _id: id<'review'>(),
  product: z.object({ title: z.string(), slug: z.string() }),
  /** Without an id if it was written elsewhere. */
  writer: z.object({ _id: z.nullable(id<'user'>()), userName: z.string() }),
  /** Where it was written, if not here. */
  importedFrom: z.nullable(z.string()),
  reviewMessage: z.string(),
  reviewValue: z.int(),
  photos: z.array(z.string()),
  createdAt: instant,
  hiddenAt: z.nullable(instant),
  hiddenReason: z.nullable(z.string()),
  /** Open reports, newest first, with the text at the time of the report. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), words: z.string(), reportedAt: instant })),
});
export type ModeratedReview = z.output<typeof ModeratedReview>;

export const listForModeration = get('/admin/reviews/get', {
  summary: 'Reviews to moderate: reported ones with the most reports first, others newest first',
  query: z.strictObject({
    ...pageQuery,
    show: z.optional(z.enum(MODERATION_VIEWS)),
    /** Part of the text, the author's name or the product's title. */
    find: findWords,
  }),
  output: z.extend(pageSchema(ModeratedReview), { counts: z.record(z.enum(MODERATION_VIEWS), z.int()) }),
});

const one = { _id: id<'review'>() };
const Moderated = z.extend(dataOf(ModeratedReview), { message: z.string() });

export const hideReview = put('/admin/reviews/hide', {
  summary: 'Hides a review, closes its reports and mails the reason to its author',
  body: z.strictObject({ ...one, reason: line(MAX_HIDE_REASON_LENGTH) }),
  output: Moderated,
});

export const showReview = put('/admin/reviews/show', {
  summary: 'Shows a hidden review again',
  body: z.strictObject(one),
  output: Moderated,
});

export const keepReview = put('/admin/reviews/keep', {
  summary: 'Keeps a review visible and closes its reports',
  body: z.strictObject(one),
  output: Moderated,
});

export const eraseReview = put('/admin/reviews/erase', {
  summary: 'Erases the words and the author of an imported review for good; no file brings it back',
  body: z.strictObject(one),
  output: succeeded,
});
