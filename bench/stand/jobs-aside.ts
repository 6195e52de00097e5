import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '#platform/db/database.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';

const NOBODYS_QUEUE = 'bench.nobody';
const LOOK_EVERY_MS = 20;
const DONE_WITHIN_MS = 60_000;

/** Makes a queue without a worker for the jobs of the bare handler, which the shop would otherwise run. */
export async function openNobodysQueue(open: OpenDatabase): Promise<void> {
  const queue = await openJobQueue(open, [NOBODYS_QUEUE], fastify({ logger: false }).log);
  await queue.stop();
}

/** A recorded statement that adds the same job to the queue without a worker. */
export function asNobodysJob(statement: string): string {
  return statement.replace(/'[\w.-]+' as name/, `'${NOBODYS_QUEUE}' as name`);
}

/** Resolves when every job that is due is done. @throws when that takes more than a minute */
export async function untilJobsAreDone(db: Database): Promise<void> {
  const until = performance.now() + DONE_WITHIN_MS;
  while (await isAnyDue(db)) {
    if (performance.now() > until) throw new Error('the jobs of a stretch do not come to an end');
    await pause(LOOK_EVERY_MS);
  }
}

async function isAnyDue(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where state < 'completed' and start_after <= now() and name <> ${NOBODYS_QUEUE} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
