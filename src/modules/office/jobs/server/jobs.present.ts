import type * as z from 'zod/mini';
import type { FailedJobRow } from '#office/jobs/contract.ts';
import type { FailedJob } from '#platform/jobs/failed-jobs.ts';
import type { Id } from '#shared/id.ts';

export function presentJob(job: FailedJob, labelOf: (name: string) => string): z.input<typeof FailedJobRow> {
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
