import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SCHEDULE } from '#composition/jobs.ts';
import { PORTS } from '#composition/ports.ts';
import { SERVICE_TOOLS } from '#platform/adapters/ask-service.ts';
import type { JobName } from '#platform/context.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { Followers } from '#platform/http/cache/followers.ts';
import { PublicCache } from '#platform/http/cache/public-cache.ts';
import { Memory } from '#platform/http/load/memory.ts';
import { type JobHandlers, type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { queuesWithDueJobs } from '#platform/jobs/waiting-jobs.ts';
import { type ContextParts, makeContext } from '#platform/make-context.ts';
import { OwnChanges } from '#platform/own-changes.ts';
import { Throttle } from '#platform/throttle/throttle.ts';
import { BOTH_ENGINES, startTestShop } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';
import { migratedDump, TEMPLATE } from '#test/postgres/migrated.ts';

const JOB = 'trial.note' as JobName;
const SLOW = 'trial.slow' as JobName;
const IDLE = 'trial.idle' as JobName;
const LATER = 'trial.later' as JobName;
const ROUND = 'trial.round' as JobName;
const SET = 'trial.set' as JobName;
/** Longer than any test, so that its first turn is its only one. */
const ROUND_SECONDS = 20 * 24 * 60 * 60;
const log = fastify({ logger: false }).log;

const partsOf = (open: OpenDatabase, jobs: JobQueue): ContextParts => ({
  db: open.db,
  cache: new PublicCache(),
  memory: new Memory(),
  followers: new Followers(),
  ownChanges: new OwnChanges(),
  jobs,
  jobsOf: async () => [],
  throttle: new Throttle(open, {}),
  ports: { ...PORTS, services: { adapters: [], tools: SERVICE_TOOLS, address: undefined } },
  now: () => new Date(),
});

describe.each(BOTH_ENGINES)('jobs on the %s engine', engine => {
  let open: OpenDatabase;
  let queue: JobQueue;
  let second: JobQueue;
  const done: string[] = [];
  const failingOnce = new Set<string>();

  beforeAll(async () => {
    open =
      engine === 'postgres'
        ? await openPostgres(await freshDatabase(inject('postgresUrl'), `jobs_${randomUUID()}`, TEMPLATE), 5)
        : await openPgliteInMemory(await migratedDump());
    queue = await openJobQueue(open, [JOB, SLOW, ROUND, SET], log, { retryAfterSeconds: 1 });
    second = await openJobQueue(open, [JOB, ROUND], log);
    const handlers = {
      [JOB]: async (_ctx: unknown, { text }: { text: string }) => {
        if (failingOnce.delete(text)) throw new Error('not this time');
        done.push(text);
      },
      [ROUND]: async () => {
        done.push('round');
      },
      [SET]: Object.assign(async (_ctx: unknown, { text }: { text: string }) => void done.push(`${text} alone`), {
        inSets: async (_ctx: unknown, all: readonly { text: string }[]) => {
          if (all.some(({ text }) => text.startsWith('odd'))) throw new Error('can’t be read');
          return async (_own: unknown, { text }: { text: string }) => void done.push(`${text} of ${all.length}`);
        },
      }),
    };
    for (const each of [queue, second])
      await each.work(handlers as unknown as JobHandlers, () => ({}) as never, { [ROUND]: ROUND_SECONDS });
  });
  afterAll(async () => {
    await Promise.all([queue.stop(), second.stop()]);
    await open.close();
  });

  it('reads for many at once where a handler can, and for each alone where that fails', async () => {
    const askAll = (...texts: string[]) =>
      open.db.transaction().execute(async tx => {
        for (const text of texts) await queue.send(tx, SET, { text } as never);
      });
    await askAll('set one', 'set two');
    queue.wake(new Set([SET]));
    await expect
      .poll(() => done.filter(text => text.startsWith('set')).sort(), { timeout: 10_000 })
      .toEqual(['set one of 2', 'set two of 2']);
    await askAll('odd one', 'odd two');
    await expect
      .poll(() => done.filter(text => text.startsWith('odd')).sort(), { timeout: 10_000 })
      .toEqual(['odd one alone', 'odd two alone']);
  });

  const ask = (text: string) => open.db.transaction().execute(tx => queue.send(tx, JOB, { text } as never));

  it('does what a committed transaction asked for', async () => {
    await ask('committed');
    await expect.poll(() => done).toContain('committed');
  });

  it('begins what a transaction asked for when that has committed, long before its turn', async () => {
    const slow = await openJobQueue(open, [SLOW], log, { turnSeconds: 3600 });
    const { tx } = makeContext(partsOf(open, slow), { actor: null, log });
    const askSlow = (text: string) => tx(inner => inner.later(SLOW, { text } as never));
    await askSlow('before its first turn');
    const handlers = { [SLOW]: async (_ctx: unknown, { text }: { text: string }) => void done.push(text) };
    await slow.work(handlers as unknown as JobHandlers, () => ({}) as never);
    await expect.poll(() => done).toContain('before its first turn');
    await askSlow('after it');
    await expect.poll(() => done).toContain('after it');
    await slow.stop();
  });

  it('calls nobody for what is not there, not due yet, or done', async () => {
    const resting = await openJobQueue(open, [IDLE, LATER], log);
    const names = [JOB, IDLE, LATER];
    await open.db.transaction().execute(tx => resting.send(tx, LATER, {} as never, 3600));
    await ask('done before');
    await expect.poll(() => done).toContain('done before');
    await expect.poll(() => queuesWithDueJobs(open.db, names)).toEqual([]);
    await open.db.transaction().execute(tx => resting.send(tx, IDLE, {} as never));
    expect(await queuesWithDueJobs(open.db, names)).toEqual([IDLE]);
    await sql`update jobs.job set start_after = now() where name = ${LATER}`.execute(open.db);
    expect((await queuesWithDueJobs(open.db, names)).toSorted()).toEqual([IDLE, LATER]);
    await resting.stop();
  });

  it('knows nothing of what a failed transaction asked for', async () => {
    const failing = open.db.transaction().execute(async tx => {
      await queue.send(tx, JOB, { text: 'undone' } as never);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await ask('after the undone one');
    await expect.poll(() => done).toContain('after the undone one');
    expect(done).not.toContain('undone');
  });

  it('runs scheduled jobs, once for all processes', async () => {
    await expect.poll(() => done).toContain('round');
    const { rows } = await sql`select from jobs.job where name = ${ROUND}`.execute(open.db);
    expect(rows).toHaveLength(1);
    expect(done.filter(text => text === 'round')).toHaveLength(1);
  });

  it('tries again what failed', async () => {
    failingOnce.add('second try');
    await ask('second try');
    await expect.poll(() => done).toContain('second try');
  });
});

it('a shop that does jobs asks for each of its own rounds by itself', async () => {
  const shop = await startTestShop('postgres', { schedule: undefined });
  const asked = async () =>
    (await sql<{ name: string }>`select distinct name from jobs.job`.execute(shop.open.db)).rows.map(
      ({ name }) => name,
    );
  await expect.poll(asked).toEqual(expect.arrayContaining(Object.keys(SCHEDULE)));
  await shop.end();
});
