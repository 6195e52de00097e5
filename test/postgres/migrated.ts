import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { JOB_LABELS } from '#composition/jobs.ts';
import { shopNotifications } from '#composition/notifications.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { mailChannel } from '#platform/mail/mail-channel.ts';
import { mailPort } from '#platform/mail/mail-port.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { freshDatabase } from './fresh-database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');
const CACHE = resolve(import.meta.dirname, '../../.cache');

/** The name of the database on the run's cluster that every fresh one is a copy of. */
export const TEMPLATE = 'migrated';

/** Makes the template on a cluster: every migration, the job queue's tables, and who the shop is, so that it is open. */
export async function makeTemplate(clusterUrl: string): Promise<void> {
  const open = await openPostgres(await freshDatabase(clusterUrl, TEMPLATE), 2);
  await prepare(open);
  await open.close();
}

/** A migrated embedded database as a dump, made once for each state of the migrations and kept beside the build. */
export async function migratedDump(): Promise<Blob> {
  const file = join(CACHE, `embedded-open-${migrationsHash()}.tar`);
  if (!existsSync(file)) {
    await mkdir(CACHE, { recursive: true });
    const open = await openPgliteInMemory();
    await prepare(open);
    await dropTemplates(open);
    await writeFile(`${file}.${process.pid}`, Buffer.from(await (await open.dump()).arrayBuffer()));
    await open.close();
    await rename(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}

/** The databases that others are copied from are a third of a dump, and nothing is copied from it. */
async function dropTemplates({ execute }: OpenDatabase): Promise<void> {
  await execute('update pg_database set datistemplate = false, datallowconn = true');
  for (const name of ['template0', 'template1']) await execute(`drop database ${name}`);
  await execute('checkpoint');
}

/** The queues that a shop makes at its first start; nothing is sent. */
const MAIL = mailChannel(mailPort({ smtpUrl: undefined, dataDir: '' }));
const QUEUES = Object.keys({ ...JOB_LABELS, ...shopNotifications([MAIL], undefined).handlers });

async function prepare(open: OpenDatabase): Promise<void> {
  await migrate(open.db, MIGRATIONS);
  const jobs = await openJobQueue(open, QUEUES, fastify({ logger: false }).log);
  await jobs.stop();
  const identity = JSON.stringify(DEMO_IDENTITY);
  await open.db.insertInto('settings').values({ key: 'identity', value: identity }).execute();
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(QUEUES.join());
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
