import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSession } from '#features/accounts/server/sessions.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { run, say, step } from '#src/printout.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';
import { growOrders } from './grow-orders.ts';
import { machineFacts } from './machine.ts';
import { measureOrders, openBenchShop } from './orders-measure.ts';
import { ordersPage } from './orders-report.ts';

const ORDERS = 100_000;
const PRODUCTS = 10_000;
/** Few, because each asks for everything twice; the slowest of them stands for the slowest in a hundred. */
const SAMPLES = 50;
const PATIENCE_MS = 120_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** The order desk at 100,000 orders, one request at a time over one connection; and a file of all of them. */
await run(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, samples: { type: 'string' } } });
  const orders = Number(values.orders ?? ORDERS);
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const cluster = await step('Start a PostgreSQL of its own', () => startPostgres());
  const open = await openPostgres(await cluster.freshDatabase('bench'), 1, { answersWithinMs: PATIENCE_MS });
  try {
    await migrate(open.db, resolve(import.meta.dirname, '../db/migrations'));
    await step(`Write ${orders.toLocaleString('en-IN')} orders`, () => growOrders(open, orders, PRODUCTS));
    const shop = await openBenchShop(open, dataDir);
    const measured = await step('Measure', tell => measureOrders(shop, open, { orders, samples, startSession }, tell));
    await shop.close();
    const page = ordersPage(measured, { orders, products: PRODUCTS, samples }, machine);
    const isWhole = values.orders === undefined && values.samples === undefined;
    const day = new Date().toISOString().slice(0, 10);
    const file = isWhole ? `docs/reports/${day}-orders.md` : '.cache/results/orders.md';
    const root = resolve(import.meta.dirname, '..');
    await mkdir(join(root, '.cache/results'), { recursive: true });
    await writeFile(join(root, file), page);
    say(`\n${page}\nWritten to ${file}.`);
  } finally {
    await open.close();
    await cluster.stop();
  }
});
