import { chmod, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/db/database.ts';
import { copyDataFolder, giveCopy } from './copy-data-folder.ts';
import { askHolder, lockDataFolder } from './data-folder-lock.ts';
import { openPglite } from './pglite.ts';

const rowsOf = async (open: OpenDatabase) =>
  (
    await sql<{ one: number; other: number }>`
    select (select count(*)::int from one) as one, (select count(*)::int from other) as other`.execute(open.db)
  ).rows[0];

describe('a copy of the folder of the embedded database', () => {
  let place: string;
  let folder: string;
  let open: OpenDatabase;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'copied-'));
    folder = join(place, 'db');
    open = await openPglite(folder);
    await open.execute('create table one (id int); create table other (id int)');
  });
  afterAll(async () => {
    await open.close();
    await rm(place, { recursive: true });
  });

  it('is of one moment, between transactions, while the database is written to', async () => {
    let isCopied = false;
    let written = 0;
    const writing = (async () => {
      for (; !isCopied; written += 1)
        await open.db.transaction().execute(async tx => {
          await sql`insert into one values (1)`.execute(tx);
          await sql`insert into other values (1)`.execute(tx);
        });
    })();
    const copy = await copyDataFolder(folder);
    isCopied = true;
    await writing;
    const copied = await openPglite(copy.folder);
    const rows = await rowsOf(copied);
    await copied.close();
    await copy.remove();
    expect(rows?.one).toBe(rows?.other);
    expect(rows?.one).toBeLessThanOrEqual(written);
    expect(await rowsOf(open)).toEqual({ one: written, other: written });
    expect((await readdir(place)).filter(name => name.startsWith('db.copy'))).toEqual([]);
  });

  it('is given to nobody who has not made its folder beside the database', async () => {
    await expect(askHolder(folder, '../elsewhere')).rejects.toThrow('did not provide a copy');
    await expect(askHolder(folder, '3b241101-e2bb-4255-8caf-4136c566a962')).rejects.toThrow('did not provide a copy');
    await expect(giveCopy(folder, `${'a'.repeat(8)}/..`)).rejects.toThrow('no name of a copy');
  });

  it('can be had without a process too, and not while one that gives none has the folder', async () => {
    const other = join(place, 'other');
    await mkdir(other);
    const copy = await copyDataFolder(other);
    expect(await readdir(copy.folder)).toEqual([]);
    await copy.remove();
    const unlock = await lockDataFolder(other);
    await expect(copyDataFolder(other)).rejects.toThrow('did not provide a copy');
    await unlock();
  });

  it('that a killed process left is forgotten after a day', async () => {
    const left = join(place, 'db.copy-left');
    await mkdir(left);
    await chmod(left, 0o700);
    const before = new Date(Date.now() - 25 * 3_600_000);
    await utimes(left, before, before);
    await (await copyDataFolder(folder)).remove();
    expect(await readdir(place)).not.toContain('db.copy-left');
  });
});
