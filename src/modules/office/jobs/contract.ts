import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id, instant, pageQuery, pageSchema } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const jobMissing = problem('jobs.missing', 'missing', () => t('office.jobs.refusal.missing'));

/** Jobs that have used up their retries, and those that will be retried. */
export const JOB_VIEWS = ['given-up', 'waiting'] as const;
export type JobView = (typeof JOB_VIEWS)[number];

export const MAX_JOBS_PER_CALL = 500;

/** A failed job, without its data (ids, and the text of some mails). */
export const FailedJobRow = z.object({
  _id: id<'job'>(),
  name: z.string(),
  /** A readable name. */
  label: z.string(),
  tries: z.int(),
  askedAt: instant,
  failedAt: z.nullable(instant),
  nextTryAt: z.nullable(instant),
  reason: z.string(),
});
export type FailedJobRow = z.output<typeof FailedJobRow>;

export const listJobs = get('/admin/jobs/get', {
  summary: 'Failed jobs and mails, latest first',
  query: z.strictObject({ ...pageQuery, show: z.optional(z.enum(JOB_VIEWS)) }),
  output: z.extend(pageSchema(FailedJobRow), { counts: z.record(z.enum(JOB_VIEWS), z.int()) }),
});

const Retried = z.object({ success: z.literal(true), message: z.string() });

export const retryJob = post('/admin/jobs/retry', {
  summary: 'Retries a failed job at once',
  body: z.strictObject({ _id: id<'job'>() }),
  output: Retried,
});

export const retryAllJobs = post('/admin/jobs/retry-all', {
  summary: 'Retries all failed jobs, oldest first',
  body: z.strictObject({}),
  output: Retried,
});
