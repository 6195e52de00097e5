import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeCrowd } from './crowd.ts';
import { attemptsOf, expectOneOrderEach, tryOnce } from './patience.ts';
import { type TwoServers, twoServers } from './two-servers.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');
const CROWD = process.env.LONG === '1' ? 2_000 : 120;

let shop: TestShop;
let servers: TwoServers;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false });
  servers = await twoServers(String(shop.databaseUrl));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(() => sql`drop table if exists gates`.execute(shop.open.db));
afterAll(async () => {
  await servers.close();
  await shop.end();
  await rm(folder, { recursive: true });
});

it('a table that others hold is tried for until it is free, and nobody who buys meanwhile fails (X26)', {
  timeout: 120_000,
}, async () => {
  const { deccan } = await castOf(shop);
  const phone = await makeProduct(shop, deccan.sellerId, { stock: 10_000 });
  await writeFile(
    join(folder, '9001_expand.sql'),
    `alter table orders add column wrapped boolean not null default false;
     create index orders_wrapped on orders (placed_at) where wrapped;
     alter table products add column eyed integer;`,
  );
  // A report that somebody reads at leisure.
  const report = new pg.Client({ connectionString: shop.databaseUrl });
  await report.connect();
  await report.query('begin');
  await report.query('select count(*) from orders');

  const tries: string[] = [];
  const migrating = bringUpToDate(shop.open, shop.databaseUrl, folder, name => tries.push(name));
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  const queue = attempts.values();
  const shopper = async () => {
    for (const attempt of queue) expect((await tryOnce(servers.url, attempt)).status).toBe(200);
  };
  const buying = Promise.all(Array.from({ length: 4 }, shopper));
  await expect.poll(() => tries.length, { timeout: 30_000 }).toBeGreaterThan(2);
  await report.query('commit');
  await report.end();
  expect(await migrating).toEqual(['9001_expand']);
  await buying;
  // The servers are of the build before, and the table is new.
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
});

it.each([1, 2])(
  'a migration that is killed at step %i leaves nothing, and the next run brings it about (X27)',
  async step => {
    const name = `900${step + 1}_steps`;
    await sql`create table gates (step int)`.execute(shop.open.db);
    await sql`insert into gates values (${step})`.execute(shop.open.db);
    const gate = (at: number) => `do $$ begin
    while exists (select from gates where step = ${at}) loop perform pg_sleep(0.05); end loop;
  end $$;`;
    await writeFile(
      join(folder, `${name}.sql`),
      `create table made_${step} (n int);\n${gate(1)}\ninsert into made_${step} select generate_series(1, 1000);\n${gate(2)}\n`,
    );
    const child = spawn(process.execPath, [
      resolve(import.meta.dirname, 'migrate-process.ts'),
      String(shop.databaseUrl),
      folder,
    ]);
    const ended = once(child, 'exit');
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    await expect.poll(async () => (await shop.open.execute(waits)).rows.length, { timeout: 30_000 }).toBe(1);
    child.kill('SIGKILL');
    await ended;
    // Its backend sees that nobody waits for it any more.
    await expect.poll(async () => (await shop.open.execute(waits)).rows.length, { timeout: 30_000 }).toBe(0);
    const made = sql<{ name: string | null }>`select to_regclass(${`made_${step}`})::text as name`;
    expect((await made.execute(shop.open.db)).rows).toEqual([{ name: null }]);

    await sql`delete from gates`.execute(shop.open.db);
    expect(await bringUpToDate(shop.open, shop.databaseUrl, folder)).toEqual([name]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(`made_${step}`)}`.execute(
      shop.open.db,
    );
    expect(rows).toEqual([{ count: 1000 }]);
  },
);
