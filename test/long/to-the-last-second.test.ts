import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { breachesOf } from '#commands/check/breaches.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { insertManyOrders } from '#test/builders/many-orders.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { blocksUnder } from '#test/inspect/document-blocks.ts';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { postgresBinaries } from '#test/postgres/postgres-binaries.ts';
import { asPostgres, startPostgres } from '#test/postgres/postgres-cluster.ts';

const ORDERS = 100_000;
const DOCUMENT = ['docs/operations.md', '### Point-in-time recovery'] as const;

const home = mkdtempSync(join(tmpdir(), 'last-second-'));
const asUser = asPostgres(home);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What stands in the document, with its folders and its port in this test's own. */
const here = (text: string) =>
  text.replaceAll('/var/backups/shop', `${home}/backups`).replaceAll('/var/lib/postgresql', `${home}/new`);
const doing = (script: string, env: Readonly<Record<string, string>>) => {
  const settings = Object.entries({ PATH: `${postgresBinaries()}:/usr/bin:/bin`, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  execFileSync('/usr/bin/env', [...asUser, 'env', ...settings, 'sh', '-ec', here(script)], {
    cwd: home,
    stdio: 'ignore',
  });
};

/** X31 */
it('a cluster that died comes back, by the steps of the document, with every order that was acknowledged', async ({
  task,
}) => {
  doing('mkdir -p /var/backups/shop/wal /var/lib/postgresql', {});
  const [conf = ''] = blocksUnder(...DOCUMENT, 'conf');
  const settings = Object.fromEntries(
    conf
      .trim()
      .split('\n')
      .map(line => line.split(/ = (.*)/).map(part => here(part).replace(/^'|'$/g, ''))),
  );
  const cluster = await startPostgres({ settings });
  const [copy = '', bringBack = ''] = blocksUnder(...DOCUMENT, 'sh');
  const port = String(await freePort());
  const env = { PGPORT: port, PGHOST: '127.0.0.1' };
  try {
    await makeTemplate(cluster.url);
    const shop = await startTestShop('postgres', { worksJobs: false }, cluster.url);
    const { asha, deccan } = await castOf(shop);
    const product = await makeProduct(shop, deccan.sellerId, { stock: 1_000 });
    await insertManyOrders(shop.open.db, { buyer: asha.id, seller: deccan.sellerId, product }, ORDERS);
    doing(copy, { DATABASE_URL: cluster.url });
    // The settings that PostgreSQL has from the test's command line stand in its file elsewhere.
    appendFileSync(
      `${home}/backups/base/postgresql.auto.conf`,
      "max_connections = 200\nunix_socket_directories = ''\n",
    );

    const acknowledged: string[] = [];
    for (let at = 0; at < 20; at += 1) acknowledged.push(await buy(await newBuyer(shop), [product, 1]));
    await untilKept(shop.open.db);
    const name = new URL(shop.databaseUrl ?? '').pathname;
    await cluster.kill();

    const died = performance.now();
    doing(bringBack, env);
    const open = await openPostgres(`postgresql://postgres@127.0.0.1:${port}${name}`, 2, { answersWithinMs: 600_000 });
    const backMs = performance.now() - died;
    const { rows } = await sql<{ id: string }>`
      select id from orders where id = any(${acknowledged}::uuid[])`.execute(open.db);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(acknowledged));
    expect(
      await open.db.transaction().execute(async tx => {
        await sql`set local statement_timeout = 0`.execute(tx);
        return breachesOf(tx);
      }),
    ).toEqual([]);
    expect((await sql`select pg_is_in_recovery() as still`.execute(open.db)).rows).toEqual([{ still: false }]);
    await open.close();
    task.meta.figures = {
      [`back with ${ORDERS} orders in`]: `${(backMs / 1000).toFixed(1)} s`,
      'acknowledged and lost': '0 of 20',
    };
    await shop.open.close().catch(() => {});
  } finally {
    try {
      doing('pg_ctl --pgdata=/var/lib/postgresql/shop --mode=immediate stop', env);
    } catch {
      // It never started.
    }
    await cluster.stop();
  }
});

/** Closes the piece of the log that is being written and waits until it is kept. */
async function untilKept(db: Parameters<typeof insertManyOrders>[0]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
  for (let tries = 0; tries < 600; tries += 1) {
    const kept = await sql<{ last: string | null }>`select last_archived_wal as last from pg_stat_archiver`.execute(db);
    if ((kept.rows[0]?.last ?? '') >= (rows[0]?.name ?? '~')) return;
    await pause(100);
  }
  throw new Error('the log was not kept');
}
