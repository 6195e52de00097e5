import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { OpenDatabase, Tx } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { HELD } from '#platform/db/statements/held.ts';
import { sideBySide } from '#platform/db/statements/side-by-side.ts';
import { BOTH_ENGINES } from '#test/fixtures/shop.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

describe.each(BOTH_ENGINES)('statements that go together on the %s engine', engine => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open =
      engine === 'postgres'
        ? await openPostgres(await freshDatabase(inject('postgresUrl'), 'together'), 1)
        : await openPgliteInMemory();
    await sql`create table marks (n int constraint marks_once unique)`.execute(open.db);
  });
  beforeEach(() => sql`truncate marks`.execute(open.db));
  afterAll(() => open.close());

  const mark = (tx: Tx, n: number) => sql`insert into marks values (${n}::int) returning n`.execute(tx);
  const marks = async () =>
    (await sql<{ n: number }>`select n from marks order by n`.execute(open.db)).rows.map(({ n }) => n);
  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) =>
    open.db.transaction().execute(async inOrder => {
      const { db, end } = await sideBySide(inOrder);
      return work(db).finally(end);
    });

  it('run in the order in which they are asked for, each with its own result', async () => {
    const found = await inTransaction(async tx => {
      const all = await Promise.all([mark(tx, 1), sql<{ n: number }>`select n from marks`.execute(tx), mark(tx, 2)]);
      return all.map(({ rows }) => rows);
    });
    expect(found).toEqual([[{ n: 1 }], [{ n: 1 }], [{ n: 2 }]]);
    expect(await marks()).toEqual([1, 2]);
  });

  it('are undone together, name their constraint, and can be asked again on the same connection', async () => {
    const work = (tx: Tx) => Promise.all([mark(tx, 1), mark(tx, 1), sql`select ${3}::int as three`.execute(tx)]);
    for (let times = 0; times < 2; times += 1)
      await expect(inTransaction(work)).rejects.toMatchObject({ constraint: 'marks_once' });
    expect(await marks()).toEqual([]);
    const { rows } = await inTransaction(tx => sql`select ${3}::int as three`.execute(tx));
    expect(rows).toEqual([{ three: 3 }]);
  });

  it('are undone by a refusal, and nothing of them runs after it', async () => {
    let late: Promise<unknown> | undefined;
    const refused = inTransaction(async tx => {
      late = mark(tx, 1).then(async () => {
        await new Promise(resolve => setTimeout(resolve, 20));
        return mark(tx, 2);
      });
      late.catch(() => {});
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await expect(late).rejects.toThrow();
    expect(await marks()).toEqual([]);
  });

  it('one without a transaction fails when its own commit does', async () => {
    await sql`create table late (n int unique deferrable initially deferred)`.execute(open.db);
    const twice = () => sql`insert into late select ${1}::int from generate_series(1, 2) returning n`.execute(open.db);
    // First as it is, then as a prepared statement.
    for (let times = 0; times < 7; times += 1) await expect(twice()).rejects.toMatchObject({ code: '23505' });
    expect((await sql`select n from late`.execute(open.db)).rows).toEqual([]);
  });

  it('a held statement is done with the commit, which fails in its place', async () => {
    const held = (tx: Tx, n: number) => sql`insert into marks values (${n}::int) ${HELD}`.execute(tx);
    await inTransaction(tx => held(tx, 1));
    expect(await marks()).toEqual([1]);
    const failing = inTransaction(async tx => {
      await mark(tx, 2);
      await held(tx, 1);
    });
    await expect(failing).rejects.toMatchObject({ constraint: 'marks_once' });
    expect(await marks()).toEqual([1]);
  });

  it('a statement that can’t be sent keeps those after it from running', async () => {
    const unsendable = {
      toPostgres: () => {
        throw new Error('not to be sent');
      },
      toJSON: () => {
        throw new Error('not to be sent');
      },
    };
    const failing = inTransaction(tx =>
      Promise.all([mark(tx, 1), sql`select ${unsendable}::json as never`.execute(tx), mark(tx, 2)]),
    );
    await expect(failing).rejects.toThrow('not to be sent');
    expect(await marks()).toEqual([]);
    await inTransaction(tx => mark(tx, 3));
    expect(await marks()).toEqual([3]);
  });
});

it('PostgreSQL prepares a frequent statement and describes its rows once for each connection', async () => {
  const open = await openPostgres(await freshDatabase(inject('postgresUrl'), 'described'), 1);
  for (let times = 0; times < 4; times += 1)
    await sql`select ${times}::text as name, 3 as three, null as nothing`.execute(open.db);
  const parse = vi.spyOn(pg.Connection.prototype, 'parse');
  const describeRows = vi.spyOn(pg.Connection.prototype, 'describe');
  const named = (name: string | null) =>
    sql`select ${name}::text as name, 3 as three, null as nothing`.execute(open.db);
  expect((await named('Kite')).rows).toEqual([{ name: 'Kite', three: 3, nothing: null }]);
  expect((await named(null)).rows).toEqual([{ name: null, three: 3, nothing: null }]);
  // Other connections of this process may send statements of theirs meanwhile.
  const at = parse.mock.calls.findIndex(([statement]) =>
    (statement as unknown as pg.QueryConfig).text.includes('as three'),
  );
  const connection = parse.mock.contexts[at];
  const timesOf = ({ mock }: { mock: { contexts: readonly unknown[] } }) =>
    mock.contexts.filter(each => each === connection).length;
  expect([timesOf(parse), timesOf(describeRows)]).toEqual([1, 1]);
  vi.restoreAllMocks();
  await open.close();
});
