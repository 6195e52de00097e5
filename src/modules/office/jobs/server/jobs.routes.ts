import type * as z from 'zod/mini';
import {
  type FailedJobRow,
  type JobView,
  jobMissing,
  listJobs,
  MAX_JOBS_PER_CALL,
  retryAllJobs,
  retryJob,
} from '#office/jobs/contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import {
  countFailedJobs,
  type FailedJob,
  type FailedState,
  findFailedName,
  listFailedJobs,
  listGivenUp,
} from '#platform/jobs/failed-jobs.ts';
import { shownFailure } from '#platform/jobs/failure-words.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { type Id, newId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

const STATES: Readonly<Record<JobView, FailedState>> = { 'given-up': 'given up', waiting: 'waiting' };

/** Failed jobs and mails, for administrators to see and retry. */
export function serveJobs(api: Api, jobs: Pick<JobQueue, 'retry'>, labelOf: (name: string) => string): void {
  serve(api, listJobs, administrator, async (ctx, { show = 'given-up', ...query }) => {
    const page = askedPage(query);
    const failed = await countFailedJobs(ctx.db);
    const rows = await listFailedJobs(ctx.db, STATES[show], page);
    return {
      ...page.of(
        speaking(ctx.language, () => rows.map(row => presentJob(row, labelOf))),
        failed[STATES[show]],
      ),
      counts: { 'given-up': failed['given up'], waiting: failed.waiting },
    };
  });
  /** Retries the job now, whether it has retries left or not. */
  serve(api, retryJob, administrator, async (ctx, { _id }) => {
    await ctx.tx(async tx => {
      const name = await findFailedName(tx.db, _id);
      if (!name || (await jobs.retry(tx.db, [{ name, id: _id }])) === 0) throw jobMissing();
      await recordAct(tx, { act: 'job.retried', on: { kind: 'job', id: _id, name: labelOf(name) } });
    });
    return { message: speaking(ctx.language, () => t('office.jobs.told.one')) };
  });
  serve(api, retryAllJobs, administrator, async ctx => {
    const count = await ctx.tx(async tx => {
      const retried = await jobs.retry(tx.db, await listGivenUp(tx.db, MAX_JOBS_PER_CALL));
      const name = t('office.jobs.many', { count: retried });
      // The audit log needs one id, which many jobs don't have in common.
      if (retried > 0) await recordAct(tx, { act: 'job.all-retried', on: { kind: 'job', id: newId(), name } });
      return retried;
    });
    const message = () => (count > 0 ? t('office.jobs.told.all', { count }) : t('office.jobs.told.none'));
    return { message: speaking(ctx.language, message) };
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
    reason: shownFailure(job.reason),
  };
}
