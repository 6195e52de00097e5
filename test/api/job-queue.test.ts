import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { JobName } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { type JobHandlers, type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { migratedDump, TEMPLATE } from '#test/migrated.ts';
import { ENGINES } from '#test/shop.ts';

const JOB = 'trial.note' as JobName;
const log = fastify({ logger: false }).log;

describe.each(ENGINES)('jobs on the %s engine', engine => {
  let open: OpenDatabase;
  let queue: JobQueue;
  const done: string[] = [];
  const failingOnce = new Set<string>();

  beforeAll(async () => {
    open =
      engine === 'postgres'
        ? await openPostgres(await freshDatabase(inject('postgresUrl'), `jobs_${randomUUID()}`, TEMPLATE), 5)
        : await openPgliteInMemory(await migratedDump());
    queue = await openJobQueue(open, [JOB], log, { retryAfterSeconds: 1 });
    const handlers = {
      [JOB]: async (_ctx: unknown, { text }: { text: string }) => {
        if (failingOnce.delete(text)) throw new Error('not this time');
        done.push(text);
      },
    };
    await queue.work(handlers as unknown as JobHandlers, () => ({}) as never);
  });
  afterAll(async () => {
    await queue.stop();
    await open.close();
  });

  const ask = (text: string) => open.db.transaction().execute(tx => queue.send(tx, JOB, { text } as never));

  it('does what a committed transaction asked for', async () => {
    await ask('committed');
    await expect.poll(() => done, { timeout: 10_000 }).toContain('committed');
  });

  it('knows nothing of what a failed transaction asked for', async () => {
    const failing = open.db.transaction().execute(async tx => {
      await queue.send(tx, JOB, { text: 'undone' } as never);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await ask('after the undone one');
    await expect.poll(() => done, { timeout: 10_000 }).toContain('after the undone one');
    expect(done).not.toContain('undone');
  });

  it('tries again what failed', async () => {
    failingOnce.add('second try');
    await ask('second try');
    await expect.poll(() => done, { timeout: 20_000 }).toContain('second try');
  });
});
