import { jobMissing, MAX_JOBS_PER_CALL } from '#office/jobs/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { findFailedName, listGivenUp } from '#platform/jobs/failed-jobs.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { type Id, newId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

type Retry = Pick<JobQueue, 'retry'>;

/** Retries a failed job now, whether it has retries left or not. @throws jobMissing */
export async function retryJob(
  ctx: Ctx,
  { jobs, labelOf }: { readonly jobs: Retry; readonly labelOf: (name: string) => string },
  id: Id<'job'>,
): Promise<void> {
  await ctx.tx(async tx => {
    const name = await findFailedName(tx.db, id);
    if (!name || (await jobs.retry(tx.db, [{ name, id }])) === 0) throw jobMissing();
    await recordAct(tx, { act: 'job.retried', on: { kind: 'job', id, name: labelOf(name) } });
  });
}

/** Retries up to {@link MAX_JOBS_PER_CALL} jobs that have used up their retries, oldest first. @returns how many */
export async function retryAllJobs(ctx: Ctx, jobs: Retry): Promise<number> {
  return ctx.tx(async tx => {
    const count = await jobs.retry(tx.db, await listGivenUp(tx.db, MAX_JOBS_PER_CALL));
    // The audit log needs one id, which many jobs don't have in common.
    const on = { kind: 'job', id: newId(), name: countText(count, 'job', 'jobs') } as const;
    if (count > 0) await recordAct(tx, { act: 'job.all-retried', on });
    return count;
  });
}
