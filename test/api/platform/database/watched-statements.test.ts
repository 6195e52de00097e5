import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#platform/db/database.ts';
import { isUnavailable } from '#platform/db/database-errors.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';

const PATIENCE_MS = 300;
let open: OpenDatabase;
beforeAll(async () => {
  open = await openPostgres(inject('postgresUrl'), 1, { answersWithinMs: PATIENCE_MS });
});
afterAll(() => open.close());

it('a statement whose answer does not come is given up as unavailable, and the next one is answered', async () => {
  const asked = open.db.connection().execute(async db => {
    await sql`set statement_timeout = 0`.execute(db);
    await sql`select pg_sleep(60)`.execute(db);
  });
  await expect(asked).rejects.toSatisfy(isUnavailable);
  expect((await sql<{ one: number }>`select 1 as one`.execute(open.db)).rows).toEqual([{ one: 1 }]);
});

it('a transaction whose answer does not come is undone', async () => {
  await sql`create table if not exists notes (text text)`.execute(open.db);
  const asked = open.db.transaction().execute(async tx => {
    await sql`insert into notes values ('never')`.execute(tx);
    await sql`select pg_sleep(60)`.execute(tx);
  });
  await expect(asked).rejects.toSatisfy(isUnavailable);
  expect((await sql`select * from notes`.execute(open.db)).rows).toEqual([]);
});

it('a refused statement names its constraint and leaves the connection as it was', async () => {
  await sql`create table if not exists singles (n int constraint singles_once unique)`.execute(open.db);
  await sql`insert into singles values (1)`.execute(open.db);
  await expect(sql`insert into singles values (1)`.execute(open.db)).rejects.toMatchObject({
    constraint: 'singles_once',
  });
  expect((await sql`select * from singles`.execute(open.db)).rows).toEqual([{ n: 1 }]);
});
