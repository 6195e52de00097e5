import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from './pglite.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openPgliteInMemory();
  await sql`create table notes (text text)`.execute(open.db);
});
beforeEach(() => sql`truncate notes`.execute(open.db));
afterAll(() => open.close());

async function notes(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(open.db);
  return rows.map(row => row.text);
}

describe('the embedded engine as a pool of one', () => {
  it('lets a query outside a transaction wait, instead of slipping into it', async () => {
    const begun = Promise.withResolvers<void>();
    const failing = open.db.transaction().execute(async tx => {
      await sql`insert into notes values ('inside')`.execute(tx);
      begun.resolve();
      await new Promise(resolve => setTimeout(resolve, 30));
      throw new Error('undo');
    });
    await begun.promise;
    const outside = sql`insert into notes values ('outside')`.execute(open.db);
    await expect(failing).rejects.toThrow('undo');
    await outside;
    expect(await notes()).toEqual(['outside']);
  });

  it('runs transactions one after the other', async () => {
    const add = (text: string) =>
      open.db.transaction().execute(tx => sql`insert into notes values (${text})`.execute(tx));
    await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect(await notes()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not take an aborted transaction for a committed one', async () => {
    const swallowing = open.db.transaction().execute(async tx => {
      await sql`insert into notes values ('lost')`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  it('hands out whole numbers as numbers', async () => {
    const { rows } = await sql<{ sum: unknown }>`select sum(n)::bigint as sum from generate_series(1, 3) n`.execute(
      open.db,
    );
    expect(rows[0]?.sum).toBe(6);
  });
});
