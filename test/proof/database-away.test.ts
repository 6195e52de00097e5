import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { stockOf } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres/postgres-cluster.ts';
import { makeCrowd } from './crowd.ts';
import { attemptsOf, expectOneOrderEach, HANGS_AFTER_MS, tryOnce, tryUntilPlaced } from './patience.ts';
import { type TwoServers, twoServers } from './two-servers.ts';

const LONG = process.env.LONG === '1';
const KILLS = LONG ? 20 : 2;
const CROWD = LONG ? 100 : 24;

let cluster: PostgresCluster;
let shop: TestShop;
let cast: Cast;
let servers: TwoServers;
let phone: ProductId;
/** Others who have connections to the same database. */
const rivals: pg.Client[] = [];
beforeAll(async () => {
  // What a killed process has handed to the system is not lost, so only power loss would need the disk each time.
  cluster = await startPostgres({ durable: false, settings: { synchronous_commit: 'on', max_connections: '60' } });
  await makeTemplate(cluster.url);
  shop = await startTestShop('postgres', { worksJobs: false }, cluster.url);
  cast = await castOf(shop);
  servers = await twoServers(String(shop.databaseUrl));
});
beforeEach(async () => {
  phone = await makeProduct(shop, cast.deccan.sellerId, { stock: 100_000 });
});
afterEach(() => Promise.all(rivals.splice(0).map(rival => rival.end())));
afterAll(async () => {
  await servers.close();
  await shop.end();
  await cluster.stop();
});

async function newRival(): Promise<pg.Client> {
  const rival = new pg.Client({ connectionString: shop.databaseUrl });
  rival.on('error', () => {});
  await rival.connect();
  rivals.push(rival);
  return rival;
}

/** Others have every connection that there is, and the servers none but those they listen on. */
async function takeAllConnections(): Promise<void> {
  const rival = await newRival();
  for (let ours: unknown[] = [0]; ours.length > 0; ) {
    await expect(async () => {
      for (;;) await newRival();
    }).rejects.toMatchObject({ code: '53300' });
    const ended = `select pg_terminate_backend(pid, 1000) from pg_stat_activity where application_name = 'bijli-bazaar'`;
    ours = (await rival.query(ended)).rows;
  }
}

const buyers = async (count: number) => attemptsOf(await makeCrowd(shop.open.db, count, [phone]));
const urls = () => servers.servers.map(({ url }) => url);

async function ask(url: string): Promise<{ status: number; retryAfter: string | null }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(HANGS_AFTER_MS) });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/**
 * Has the first server keep an answer. While its line to the database is opened anew nothing is kept, so what it shows
 * is looked at while nobody can read products.
 */
async function untilKept(url: string): Promise<void> {
  const rival = await newRival();
  for (let isKept = false; !isKept; ) {
    await expect.poll(async () => (await ask(url)).status).toBe(200);
    await rival.query('begin');
    await rival.query('lock table products in access exclusive mode');
    isKept = (await ask(url)).status === 200;
    await rival.query('rollback');
  }
}

it('answers everybody while the database stands still, says that it is not ready, and keeps its word after (X11)', {
  timeout: 600_000,
}, async () => {
  const attempts = await buyers(CROWD);
  const before = attempts.slice(0, CROWD / 2).map(attempt => tryOnce(servers.url, attempt));
  await Promise.race(before);
  const thaw = await cluster.freeze();
  const during = attempts.slice(CROWD / 2).map(attempt => tryOnce(servers.url, attempt));
  for (const ready of await Promise.all(urls().map(url => ask(`${url}/readyz`))))
    expect([ready.status, ready.retryAfter]).toEqual([503, '1']);
  const told = await Promise.all([...before, ...during]);
  thaw();
  expect(told.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
  expect(await stockOf(shop.open.db, phone)).toBe(100_000 - CROWD);
  await expect.poll(async () => (await ask(`${urls()[0]}/readyz`)).status).toBe(200);
});

it(`loses and doubles nothing when the database is killed ${KILLS} times while they buy (X9)`, {
  timeout: 1_800_000,
}, async () => {
  const attempts = await buyers(LONG ? 4_000 : 400);
  const queue = attempts.values();
  const tried: typeof attempts = [];
  let isOver = false;
  const shopper = async () => {
    for (const attempt of queue) {
      if (isOver) return;
      tried.push(attempt);
      await tryUntilPlaced(servers.url, attempt);
    }
  };
  const shoppers = Array.from({ length: 8 }, shopper);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(500);
    await cluster.kill();
    await cluster.start();
    const [probe] = await buyersWhenBack();
    await tryUntilPlaced(servers.url, probe);
  }
  isOver = true;
  await Promise.all(shoppers);
  expect(tried.length).toBeGreaterThan(KILLS);
  await expectOneOrderEach(shop.open.db, servers.url, tried);
  expect(await stockOf(shop.open.db, phone)).toBe(100_000 - tried.length - KILLS);
});

/** The tests' own connections died too and are made anew. */
async function buyersWhenBack() {
  for (;;) {
    const [attempt] = await buyers(1).catch(() => []);
    if (attempt) return [attempt] as const;
  }
}

it('says so when there is no connection to be had, and serves what it keeps (X12)', {
  timeout: 600_000,
}, async () => {
  const kept = `${urls()[0]}/api/shop/products/get/${phone}`;
  await untilKept(kept);
  const [attempt] = await buyers(1);
  if (!attempt) throw new Error('an empty crowd');
  await takeAllConnections();

  const told = await tryOnce(urls()[0] ?? '', attempt);
  expect(told.status).toBe(503);
  expect((await ask(kept)).status).toBe(200);
  await Promise.all(rivals.splice(0).map(rival => rival.end()));
  await expectOneOrderEach(shop.open.db, servers.url, [attempt]);
});

it('says so when all its connections hang, and serves what it keeps (X12)', {
  timeout: 600_000,
}, async () => {
  const [url = ''] = urls();
  const kept = `${url}/api/shop/products/get/${phone}`;
  await untilKept(kept);
  const attempts = await buyers(11);
  const late = attempts[10];
  if (!late) throw new Error('an empty crowd');
  const rival = await newRival();
  await rival.query('begin');
  await rival.query('select 1 from products where id = $1 for update', [phone]);
  // Each of the ten hangs until the database gives up its lock, and comes again with the same key.
  const placing = attempts.slice(0, 10).map(attempt => tryUntilPlaced(url, attempt));
  const hanging = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await shop.open.execute(hanging)).rows.length, { interval: 20 }).toBeGreaterThan(0);
  const [told, page] = await Promise.all([tryOnce(url, late), ask(kept)]);
  expect([told.status, page.status]).toEqual([503, 200]);
  await rival.query('rollback');
  await Promise.all(placing);
  await expectOneOrderEach(shop.open.db, servers.url, attempts);
});
