import type * as z from 'zod/mini';
import {
  type FailedJobRow,
  type JobView,
  listJobs,
  retryAllJobs as retryAllEndpoint,
  retryJob as retryEndpoint,
} from '#office/jobs/contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { countFailedJobs, type FailedJob, type FailedState, listFailedJobs } from '#platform/jobs/failed-jobs.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Id } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { retryAllJobs, retryJob } from './retry-jobs.ts';

const PAGE_SIZE = 20;
const STATES: Readonly<Record<JobView, FailedState>> = { 'given-up': 'given up', waiting: 'waiting' };

/** Failed jobs and mails, for administrators to see and retry. */
export function serveJobs(api: Api, jobs: Pick<JobQueue, 'retry'>, labelOf: (name: string) => string): void {
  serve(api, listJobs, administrator, async ({ db }, { page = 1, limit = PAGE_SIZE, show = 'given-up' }) => {
    const failed = await countFailedJobs(db);
    const rows = await listFailedJobs(db, STATES[show], limit, (page - 1) * limit);
    const totalItems = failed[STATES[show]];
    return {
      data: rows.map(row => presentJob(row, labelOf)),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(totalItems / limit)),
      totalItems,
      counts: { 'given-up': failed['given up'], waiting: failed.waiting },
    };
  });
  serve(api, retryEndpoint, administrator, async (ctx, { _id }) => {
    await retryJob(ctx, { jobs, labelOf }, _id);
    return { message: 'The job will be retried' };
  });
  serve(api, retryAllEndpoint, administrator, async ctx => {
    const count = await retryAllJobs(ctx, jobs);
    return {
      message: count === 0 ? 'There is nothing to retry' : `${countText(count, 'job', 'jobs')} will be retried`,
    };
  });
}

function presentJob(job: FailedJob, labelOf: (name: string) => string): z.input<typeof FailedJobRow> {
  return {
    _id: job.id as Id<'job'>,
    name: job.name,
    label: labelOf(job.name),
    tries: job.tries,
    askedAt: job.askedAt.toISOString(),
    failedAt: job.failedAt?.toISOString() ?? null,
    nextTryAt: job.nextTryAt?.toISOString() ?? null,
    reason: job.reason,
  };
}
