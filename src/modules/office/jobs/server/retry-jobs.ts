import { jobMissing, MAX_JOBS_PER_CALL } from '#office/jobs/contract.ts';
import type { Ctx } from '#platform/context.ts';
import { findFailedName, listGivenUp } from '#platform/jobs/failed-jobs.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { type Id, newId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { recordAct } from '#shop/audit/server/audit.ts';

type Retry = Pick<JobQueue, 'retry'>;

/** Has one job that failed tried again at once, whether it was given up or waits. @throws jobMissing */
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

/** Has what was given up tried again, the oldest first and so many at most. @returns how many */
export async function retryAllJobs(ctx: Ctx, jobs: Retry): Promise<number> {
  return ctx.tx(async tx => {
    const count = await jobs.retry(tx.db, await listGivenUp(tx.db, MAX_JOBS_PER_CALL));
    // Many jobs have no id in common, so the act has one of its own.
    const on = { kind: 'job', id: newId(), name: countText(count, 'job', 'jobs') } as const;
    if (count > 0) await recordAct(tx, { act: 'job.all-retried', on });
    return count;
  });
}
