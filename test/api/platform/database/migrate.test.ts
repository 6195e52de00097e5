import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { MigrationFailed, migrate } from '#platform/db/migrations/migrate.ts';
import { DatabaseIsNewer, isOutgrown, migrationsThatRan } from '#platform/db/migrations/migrations-that-ran.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { ENGINES } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

let open: OpenDatabase;
let folder: string;

const file = (name: string, text: string) => writeFile(join(folder, name), text);
async function tables(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(open.db);
  return rows.map(row => row.name);
}

describe.each(ENGINES)('migrating on the %s engine', engine => {
  beforeEach(async () => {
    open =
      engine === 'embedded'
        ? await openPgliteInMemory()
        : await openPostgres(await freshDatabase(inject('postgresUrl'), `migrated_${randomUUID()}`), 2);
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  });
  afterEach(() => open.close());

  it('runs each file once, in order', async () => {
    await file('0001_first.sql', 'create table a (id int);');
    expect(await migrate(open.db, folder)).toEqual(['0001_first']);
    await file('0002_second.sql', 'alter table a add column b int;');
    expect(await migrate(open.db, folder)).toEqual(['0002_second']);
    expect(await migrate(open.db, folder)).toEqual([]);
  });

  it('leaves nothing of a file that fails half-way, and goes on from there when it is mended', async () => {
    await file('0001_first.sql', 'create table a (id int);');
    await file('0002_bad.sql', 'create table b (id int);\ncreate table b (id int);');
    await expect(migrate(open.db, folder)).rejects.toThrow(MigrationFailed);
    expect(await tables()).toEqual(['a', 'migrations']);
    await file('0002_bad.sql', 'create table b (id int);');
    expect(await migrate(open.db, folder)).toEqual(['0002_bad']);
  });

  it('refuses a file that was changed after it ran', async () => {
    await file('0001_first.sql', 'create table a (id int);');
    await migrate(open.db, folder);
    await file('0001_first.sql', 'create table a (id bigint);');
    await expect(migrate(open.db, folder)).rejects.toThrow('changed after it was run');
  });

  it('goes on beside what a newer build has added, and refuses what it has taken away (X34)', async () => {
    await file('0001_first.sql', 'create table a (id int, old text);');
    await migrate(open.db, folder);
    const atStart = await migrationsThatRan(open.db);
    const newer = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(folder, newer, { recursive: true });
    await writeFile(join(newer, '0002_more.sql'), 'alter table a add column fresh text;');
    await migrate(open.db, newer);
    expect(await migrate(open.db, folder)).toEqual([]);
    expect(await isOutgrown(open.db, atStart)).toBe(false);

    await writeFile(join(newer, '0003_contract_old.sql'), 'alter table a drop column old;');
    await migrate(open.db, newer);
    await expect(migrate(open.db, folder)).rejects.toThrow(DatabaseIsNewer);
    expect(await isOutgrown(open.db, atStart)).toBe(true);
    expect(await migrate(open.db, newer)).toEqual([]);
  });

  describe('with a file that replaces earlier ones', () => {
    const FIRST = 'create table a (id int);';
    const SECOND = 'create table b (id int);';
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
    const replacing = `-- replaces 0001_first ${hashOf(FIRST)}\n-- replaces 0002_second ${hashOf(SECOND)}\n${FIRST}\n${SECOND}`;
    const replace = async () => {
      for (const name of await readdir(folder)) await unlink(join(folder, name));
      await file('0003_both.sql', replacing);
    };

    it('makes a new database of that file, which an earlier build takes for its own', async () => {
      await replace();
      expect(await migrate(open.db, folder)).toEqual(['0003_both']);
      expect(await tables()).toEqual(['a', 'b', 'migrations']);
      await file('0001_first.sql', FIRST);
      await file('0002_second.sql', SECOND);
      expect(await migrate(open.db, folder)).toEqual([]);
    });

    it('only records it where they have run', async () => {
      await file('0001_first.sql', FIRST);
      await file('0002_second.sql', SECOND);
      await migrate(open.db, folder);
      await replace();
      expect(await migrate(open.db, folder)).toEqual(['0003_both']);
      expect([...(await migrationsThatRan(open.db)).keys()]).toEqual(['0001_first', '0002_second', '0003_both']);
      expect(await migrate(open.db, folder)).toEqual([]);
    });

    it.each([
      ['only some of them', FIRST],
      ['others of the same names', 'create table other (id int);', 'create table b (id int, other int);'],
    ])('refuses a database where %s have run, and changes nothing', async (_which, ...texts) => {
      for (const [index, text] of texts.entries()) await file(['0001_first.sql', '0002_second.sql'][index] ?? '', text);
      await migrate(open.db, folder);
      const before = [await tables(), await migrationsThatRan(open.db)];
      await replace();
      await expect(migrate(open.db, folder)).rejects.toThrow('of an earlier build');
      expect([await tables(), await migrationsThatRan(open.db)]).toEqual(before);
    });
  });

  it('brings an empty database to the shop of today', async () => {
    await migrate(open.db, resolve(import.meta.dirname, '../../../../db/migrations'));
    expect(await tables()).toEqual(expect.arrayContaining(['orders', 'products', 'users']));
  });
});
