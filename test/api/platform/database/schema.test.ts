import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDatabase } from '#bin/schema/read-database.ts';
import { schemaFiles } from '#bin/schema/schema-files.ts';
import type { Engine, OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { ENGINES } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';
import { migratedDump, TEMPLATE } from '#test/postgres/migrated.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');
/** Comments are in the file as SQL comments, so that they stand beside their column; loading it does not restore them. */
const withoutComments = (text: string) => text.replace(/^ *-- .*\n/gm, '');

const engines: Readonly<Record<Engine, (isMigrated: boolean) => Promise<OpenDatabase>>> = {
  embedded: async isMigrated => openPgliteInMemory(isMigrated ? await migratedDump() : undefined),
  postgres: async isMigrated =>
    openPostgres(
      await freshDatabase(inject('postgresUrl'), `schema_${randomUUID()}`, isMigrated ? TEMPLATE : undefined),
      1,
    ),
};

describe.each(ENGINES)('on the %s engine', engine => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await engines[engine](true);
  });
  afterAll(() => open.close());

  it('the generated files of db are what the migrations make; `npm run db:schema` writes them', async () => {
    for (const [path, text] of Object.entries(await schemaFiles(open.db))) expect(read(path), path).toBe(text);
  });

  it('every table says what it holds (`comment on table`)', async () => {
    const { tables } = await readDatabase(open.db);
    expect(tables.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([]);
  });

  it('db/schema.sql makes an empty database what the migrations make of it', async () => {
    const empty = await engines[engine](false);
    try {
      const text = read('db/schema.sql');
      await empty.execute(text);
      const again = (await schemaFiles(empty.db))['db/schema.sql'] ?? '';
      expect(withoutComments(again)).toBe(withoutComments(text));
    } finally {
      await empty.close();
    }
  });
});
