import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasShopData } from '#platform/backup/source/empty-place.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { lockDataFolder } from '#platform/db/embedded/data-folder-lock.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { openFolderStore } from '#platform/storage/folder/folder-store.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import { openBucket } from '#test/fakes/bucket.ts';
import { runCommand } from '#test/fixtures/run-command.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

/** The name, size and contents of every file below a folder, as one hash. */
async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  for (const path of files.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

/** Whether another connection to the same database is at such a statement. */
async function isBusyWith({ db }: OpenDatabase, statement: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike ${statement}`.execute(db);
  return rows.length > 0;
}

/** R62 */
describe('moving from the embedded database to PostgreSQL', () => {
  let dataDir: string;
  let url: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'moving-'));
    url = await freshDatabase(inject('postgresUrl'), `m_${randomUUID()}`);
    expect(await runCommand('seed', [], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  }, 600_000);
  afterAll(() => rm(dataDir, { recursive: true }));
  const move = () => runCommand('move-to-postgres', [], { DATA_DIR: dataDir, DATABASE_URL: url });

  it('waits for the shop to be stopped', async () => {
    const unlock = await lockDataFolder(join(dataDir, 'db'));
    expect(await move()).toMatchObject({ code: 1, faults: expect.stringContaining('in use by another process') });
    await unlock();
  });

  it.each([
    ['tables are made', 'create %'],
    ['rows are written', 'insert into %json_to_recordset%'],
    ['they are read again', 'fetch %'],
  ])('killed while %s leaves the database without a shop', async (_when, statement) => {
    const before = await fingerprint(join(dataDir, 'db'));
    const open = await openPostgres(url, 1);
    const child = spawn(process.execPath, [resolve('src/commands/move-to-postgres.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: url },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    while (child.exitCode === null && !(await isBusyWith(open, statement))) await pause(5);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await hasShopData(open)).toBe(false);
    await open.close();
    expect(await fingerprint(join(dataDir, 'db'))).toBe(before);
  });

  it('brings every row, once, shows the sums of both sides, and leaves the folder as it was', async ({ task }) => {
    const before = await fingerprint(join(dataDir, 'db'));
    const begun = performance.now();
    const moved = await move();
    expect(moved).toMatchObject({ code: 0, faults: '' });
    expect(moved.said).toMatch(/✔ Products +162 +162/);
    expect(moved.said).not.toContain('✖');
    task.meta.figures = { 'demo shop moved in': `${((performance.now() - begun) / 1000).toFixed(1)} s` };
    expect(await move()).toMatchObject({ code: 0, said: expect.stringContaining('Everything has already been moved') });
    expect(await fingerprint(join(dataDir, 'db'))).toBe(before);
    expect(await runCommand('admin', ['check'], { DATABASE_URL: url, DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  });

  it('brings pictures into a bucket too, each once, and nothing that was only begun', async () => {
    const bucket = await openBucket();
    const store = await openFolderStore(join(dataDir, 'storage'));
    for (const key of ['photos/1_a.webp', 'incoming/2_b.webp']) await store.put(key, Buffer.from(key), 'image/webp');
    const env = { DATA_DIR: dataDir, DATABASE_URL: url, ...bucket.env };
    expect(await runCommand('move-to-postgres', [], env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 picture, each'),
    });
    expect((await readWhole(bucket.store, 'photos/1_a.webp', 100))?.toString()).toBe('photos/1_a.webp');
    expect(await bucket.store.sizeOf('incoming/2_b.webp')).toBeUndefined();
    await bucket.end();
  });

  it('refuses a database in which the shop has gone on', async () => {
    const open = await openPostgres(url, 1);
    await sql`update users set user_name = user_name || ' 2' where id = (select min(id::text)::uuid from users)`.execute(
      open.db,
    );
    await open.close();
    expect(await move()).toMatchObject({
      code: 1,
      faults: expect.stringContaining('The target database contains another shop'),
    });
  });
});
