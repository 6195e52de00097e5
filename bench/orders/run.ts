import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import {
  count,
  type Machine,
  machineFacts,
  reportFile,
  row,
  runBench,
  today,
  wordsOfMachine,
  writeFiles,
} from '#bench/report.ts';
import { quietShop } from '#bench/stand/shop-server.ts';
import { openSmallStand, visitStand } from '#bench/stand/stand.ts';
import { sumDays } from '#orders/orders/server/orders.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { printLine, step } from '#process/printout.ts';
import { openShop } from '#src/shop.ts';
import { growTrade } from './grow-trade.ts';
import { type MeasuredOrders, measureOrders } from './measure.ts';

const ORDERS = 100_000;
const PRODUCTS = 10_000;
/** Few, because each sends every request twice; the slowest counts as the 99th percentile. */
const SAMPLES = 50;
const PATIENCE_MS = 120_000;

/**
 * The order desk at 100,000 orders whose days are summed, one request at a time over one connection; and a file of all of
 * them. With `--database` it measures a shop that `npm run seed -- --orders N` has filled, and makes no orders.
 */
await runBench(async () => {
  const { values } = parseArgs({
    options: { orders: { type: 'string' }, samples: { type: 'string' }, database: { type: 'string' } },
  });
  const wanted = Number(values.orders ?? ORDERS);
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const { database } = values;
  const command = `npm run bench -- orders${database ? ' --database URL' : ''}`;
  const { open, dataDir, close } = await (database ? visitStand(database, 1) : openSmallStand(PATIENCE_MS));
  try {
    if (!database)
      await step(`Write ${count(wanted)} orders`, tell =>
        growTrade(open, wanted, PRODUCTS, soFar => tell(count(soFar))),
      );
    const there = await sizeOf(open);
    const shop = await openShop(open, quietShop(dataDir));
    await step('Sum the days that are over', () => sumDays()(shop.context, {}));
    const measured = await step('Measure', tell =>
      measureOrders(shop, open, { orders: there.orders, samples, startSession }, tell),
    );
    await shop.close();
    const page = ordersPage(measured, { ...there, samples, command }, machine);
    printLine(`\n${page}`);
    const isWhole = Object.keys(values).length === 0;
    await writeFiles({ [`${reportFile('orders', isWhole)}.md`]: page });
  } finally {
    await close();
  }
});

interface Size {
  readonly orders: number;
  readonly products: number;
  readonly sellers: number;
  readonly gigabytes: number;
}

async function sizeOf({ db }: OpenDatabase): Promise<Size> {
  const { rows } = await sql<Size>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from products where listed) as products,
      (select count(distinct seller_id)::int from products where listed) as sellers,
      pg_database_size(current_database()) / 1e9::float8 as gigabytes`.execute(db);
  const [size] = rows;
  if (!size) throw new Error('the database has no size');
  return size;
}

/** The figures as a page of the documents. */
function ordersPage(
  { cases, exported, movedMs }: MeasuredOrders,
  {
    orders,
    products,
    sellers,
    gigabytes,
    samples,
    command,
  }: Size & { readonly samples: number; readonly command: string },
  machine: Machine,
): string {
  const rows = cases.map(({ who, name, quiet, changed, p99Ms }) => {
    const figures = [quiet.p50Ms, quiet.p99Ms, changed.p50Ms, changed.p99Ms].map(value => value.toFixed(1));
    const isMet = Math.max(quiet.p99Ms, changed.p99Ms) < p99Ms;
    return row([who, name, ...figures, `< ${p99Ms}`, isMet ? 'met' : 'missed']);
  });
  return `# The order desk, ${today()}

\`${command}\`: ${count(orders)} orders of a year with ${count(products)} products of ${count(sellers)} sellers (${gigabytes.toFixed(1)} GB), asked for through the API in one process, one request at a time, over one connection to PostgreSQL; milliseconds, ${count(samples)} samples each. ${wordsOfMachine(machine)}

| Who | What | p50 | p99 | after a move: p50 | p99 | Aim | |
| --- | --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}

- Days that are over are summed, as in a shop that runs its jobs.
- After a move: just before each request an order was said to have moved, so the counts by status are worked out anew. Otherwise they are those of before.
- All orders as a CSV file: ${(exported.ms / 1000).toFixed(1)} s, ${(exported.bytes / 1e6).toFixed(1)} MB.
- 200 orders moved by one call: ${(movedMs / 1000).toFixed(2)} s.
`;
}
