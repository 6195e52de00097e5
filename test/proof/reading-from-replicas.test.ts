import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPLICA_READS } from '#composition/replica-reads.ts';
import { getDashboard } from '#office/dashboard/contract.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { getProduct } from '#products/catalog/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { type PrimaryAndReplica, startPrimaryAndReplica } from './primary-and-replica.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

let pair: PrimaryAndReplica;
let shop: TestShop;
let cast: Cast;
let phone: ProductId;
/** Looks at the replica past the shop. */
let watcher: pg.Client;
beforeAll(async () => {
  pair = await startPrimaryAndReplica(false);
  shop = await startTestShop(
    'postgres',
    databaseUrl => ({ worksJobs: false, publicCacheBytes: 0, replicaUrls: [pair.atReplica(databaseUrl)] }),
    pair.primary.url,
  );
  cast = await castOf(shop);
  phone = await makeProduct(shop, cast.deccan.sellerId, { title: 'As it was' });
  await pair.untilCaughtUp();
  watcher = new pg.Client({ connectionString: pair.atReplica(String(shop.databaseUrl)) });
  watcher.on('error', () => {});
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end().catch(() => {});
  await shop.end();
  await pair.stop();
});

/** How often the replica has looked into a table. */
async function looksInto(table: string): Promise<number> {
  const { rows } = await watcher.query(
    'select coalesce(idx_scan, 0) + coalesce(seq_scan, 0) as looks from pg_stat_user_tables where relname = $1',
    [table],
  );
  return Number(rows[0]?.looks ?? 0);
}

async function expectReadAtReplica(table: string, ask: () => Promise<unknown>): Promise<void> {
  const before = await looksInto(table);
  await expect
    .poll(async () => {
      await ask();
      return looksInto(table);
    }, PATIENCE)
    .toBeGreaterThan(before);
}

const title = async () => (await shop.guest.call(getProduct, { id: phone })).data.title;
const rename = (name: string) => sql`update products set title = ${name} where id = ${phone}`;

it('a product and a report are read at the replica', async () => {
  await expectReadAtReplica('products', title);
  const desk = await shop.as(cast.admin);
  await expectReadAtReplica('order_parts', () => desk.call(getDashboard, {}));
});

it('a published change is shown at once, even if the replica has not replayed it', async () => {
  await expectReadAtReplica('products', title);
  await watcher.query('select pg_wal_replay_pause()');
  await shop.context.tx(async tx => {
    await rename('As it is').execute(tx.db);
    tx.changed(cacheTag.product(phone));
  });
  expect(await title()).toBe('As it is');
  await watcher.query('select pg_wal_replay_resume()');
  await expectReadAtReplica('products', title);
  expect(await title()).toBe('As it is');
});

it('a replica that stays behind is left out, changes that nobody spoke of being shown by the primary', async () => {
  await watcher.query('select pg_wal_replay_pause()');
  await rename('As nobody said').execute(shop.open.db);
  await expect.poll(title, PATIENCE).toBe('As nobody said');
  await watcher.query('select pg_wal_replay_resume()');
});

it('a replica that dies fails nobody', async () => {
  await expectReadAtReplica('products', title);
  await pair.replica.kill();
  for (let asked = 0; asked < 20; asked += 1) expect(await title()).toBe('As nobody said');
  const found = await shop.context.db.selectFrom('products').select('id').where('id', '=', phone).execute();
  expect(found).toHaveLength(1);
});

it('nothing that changes anything may be read elsewhere', () => {
  expect([...REPLICA_READS].filter(({ method }) => method !== 'GET')).toEqual([]);
});
