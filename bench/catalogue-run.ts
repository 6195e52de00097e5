import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '#platform/db/migrate.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { run, say, step } from '#src/printout.ts';
import { openShop } from '#src/shop.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';
import { planPage } from './catalogue-plans.ts';
import { catalogueTable, writePages } from './catalogue-report.ts';
import { type MeasuredSize, measureSize } from './catalogue-size.ts';
import { growShop } from './grow-shop.ts';
import { machineFacts } from './machine.ts';
import { listenInOnDriver } from './record-statements.ts';

const SIZES = [10_000, 100_000];
/** Enough that the slowest in a hundred is more than one stray. */
const SAMPLES = 200;
/** Getting to know 100,000 goods takes PostgreSQL a while. */
const PATIENCE_MS = 60_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Lists, counts and search on one connection without the public cache, at two sizes; and how PostgreSQL answers. */
await run(async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' }, samples: { type: 'string' } } });
  const sizes = values.products?.split(',').map(Number) ?? SIZES;
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const record = listenInOnDriver();
  const cluster = await step('Start a PostgreSQL of its own', () => startPostgres());
  const databaseUrl = await cluster.freshDatabase('bench');
  const open = await openPostgres(databaseUrl, 1, { answersWithinMs: PATIENCE_MS });
  try {
    await migrate(open.db, resolve(import.meta.dirname, '../db/migrations'));
    const measured: MeasuredSize[] = [];
    let plans = '';
    for (const products of sizes) {
      const count = products.toLocaleString('en-IN');
      await step(`Put ${count} products on sale`, tell => growShop(open, dataDir, products, tell));
      const shop = await openShop(open, uncached(dataDir));
      measured.push(await step(`Measure at ${count}`, tell => measureSize(shop, samples, tell)));
      if (products === sizes.at(-1)) plans = await planPage(open, shop, record, machine);
      await shop.close();
    }
    say(`\n${catalogueTable(measured)}`);
    const isWhole = values.products === undefined && values.samples === undefined;
    say(`Written to ${(await writePages(measured, plans, machine, isWhole)).join(' and ')}.`);
  } finally {
    await open.close();
    await cluster.stop();
  }
});

function uncached(dataDir: string): Parameters<typeof openShop>[1] {
  const mail = { smtpUrl: undefined, dataDir, publicUrl: undefined };
  return { publicUrl: undefined, trustProxy: false, logLevel: 'silent', mail, worksJobs: false, publicCacheBytes: 0 };
}
