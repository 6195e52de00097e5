import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDatabase } from '#bin/schema/read-database.ts';
import { schemaFiles } from '#bin/schema/schema-files.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';
import { migratedDump, TEMPLATE } from '#test/postgres/migrated.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');
/** Comments are in the file as SQL comments, so that they stand beside their column; loading it does not restore them. */
const withoutComments = (text: string) => text.replace(/^ *-- .*\n/gm, '');

const engines: Readonly<Record<string, () => Promise<OpenDatabase>>> = {
  'the embedded database': async () => openPgliteInMemory(await migratedDump()),
  PostgreSQL: async () => openPostgres(await freshDatabase(inject('postgresUrl'), 'schema', TEMPLATE), 1),
};

describe.each(Object.entries(engines))('on %s', (_engine, openMigrated) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openMigrated();
  });
  afterAll(() => open.close());

  it('the generated files of db are what the migrations make; `npm run db:schema` writes them', async () => {
    for (const [path, text] of Object.entries(await schemaFiles(open.db))) expect(read(path), path).toBe(text);
  });

  it('every table says what it holds (`comment on table`)', async () => {
    const { tables } = await readDatabase(open.db);
    expect(tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
  });
});

it('db/schema.sql makes an empty database what the migrations make of it', async () => {
  const open = await openPgliteInMemory();
  try {
    const text = read('db/schema.sql');
    await open.execute(text);
    const again = (await schemaFiles(open.db))['db/schema.sql'] ?? '';
    expect(withoutComments(again)).toBe(withoutComments(text));
  } finally {
    await open.close();
  }
});
