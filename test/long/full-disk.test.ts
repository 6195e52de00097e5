import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';
import { makeTemplate } from '#test/postgres/migrated.ts';
import { type PostgresCluster, startPostgres } from '#test/postgres/postgres-cluster.ts';
import { makeCrowd } from '#test/proof/crowd.ts';
import { attemptsOf, expectOneOrderEach, tryOnce } from '#test/proof/patience.ts';
import { type ShopProcess, startProcess } from '#test/proof/start-process.ts';

const DISK_MB = 500;
const CROWD = 60;

/** A disk of its own for the database, small enough to be filled. */
const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const filling = join(disk, 'somebody-elses-files');
let cluster: PostgresCluster;
let shop: TestShop;
let server: ShopProcess;
let phone: ProductId;

beforeAll(async () => {
  if (process.getuid?.() !== 0) throw new Error('Filling a disk takes one of its own. Type: sudo npm run test:long');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=1777`, 'tmpfs', disk]);
  const settings = { max_wal_size: '64MB', min_wal_size: '32MB', wal_recycle: 'off' };
  cluster = await startPostgres({ settings, under: disk });
  await makeTemplate(cluster.url);
  shop = await startTestShop('postgres', { worksJobs: false }, cluster.url);
  phone = await makeProduct(shop, (await castOf(shop)).deccan.sellerId, { stock: 10_000 });
  server = await startProcess(String(shop.databaseUrl));
});
afterAll(async () => {
  rmSync(filling, { force: true });
  await server?.kill();
  await shop?.end();
  await cluster?.stop();
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

/** Writes until there is no room for another byte. */
function fill(): void {
  const file = openSync(filling, 'w');
  try {
    for (const bytes of [1 << 20, 1 << 12, 1]) writeUntilFull(file, Buffer.alloc(bytes));
  } finally {
    closeSync(file);
  }
  expect(statfsSync(disk).bavail).toBe(0);
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** What people get while the disk is full: the goods they look at, and the word to come again where something is written. */
async function whileFull(before = async () => {}) {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  fill();
  await before();
  const told = await Promise.all(attempts.map(attempt => tryOnce(server.url, attempt)));
  const goods = await fetch(`${server.url}/api/shop/products/get?limit=1`);
  rmSync(filling);
  return { attempts, told, goods: goods.status };
}

it('while the database’s disk is full, orders are refused for now, products are shown and nothing is lost (X16)', async ({
  task,
}) => {
  // Rows need pages that are not there yet; the log has room left in the piece that it writes.
  const { attempts, told, goods } = await whileFull();
  expect(goods).toBe(200);
  const refused = told.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  await expectOneOrderEach(shop.open.db, server.url, attempts);
  task.meta.figures = { 'told to come again': `${refused.length} of ${CROWD}` };
});

it('a full disk of the database’s log: it ends, is started when there is room, and has every order (X16)', async ({
  task,
}) => {
  const { attempts, told, goods } = await whileFull(async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => {});
    await client.connect();
    // Each leaves the piece of the log that has room for one that can't be made.
    for (let times = 0; times < 3; times += 1) await client.query('select pg_switch_wal()').catch(() => {});
    await client.end().catch(() => {});
  });
  expect([200, 503]).toContain(goods);
  const refused = told.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  // What an operator does once there is room again; a cluster that came back by itself is ended first.
  await cluster.kill();
  await cluster.start();
  await expectOneOrderEach(shop.open.db, server.url, attempts);
  task.meta.figures = { 'told to come again': `${refused.length} of ${CROWD}` };
});

it('a full disk of the shop’s own log stops nothing (X17)', async () => {
  const attempts = attemptsOf(await makeCrowd(shop.open.db, CROWD, [phone]));
  const port = String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const settings = { DATABASE_URL: String(shop.databaseUrl), PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'debug' };
  // The system's own disk without room.
  const log = openSync('/dev/full', 'a');
  const child = spawn(process.execPath, [resolve('src/server.ts')], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    const readiness = () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(readiness, { timeout: 120_000 }).toBe(200);
    const told = await Promise.all(attempts.map(attempt => tryOnce(url, attempt)));
    expect(told.map(({ status }) => status)).toEqual(attempts.map(() => 200));
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill('SIGKILL');
    closeSync(log);
    rmSync(dataDir, { recursive: true });
  }
});
