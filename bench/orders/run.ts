import { parseArgs } from 'node:util';
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
import { openSmallStand } from '#bench/stand/stand.ts';
import { startSession } from '#people/accounts/server/sign-in/sessions.ts';
import { printLine, step } from '#process/printout.ts';
import { openShop } from '#src/shop.ts';
import { growTrade } from './grow-trade.ts';
import { type MeasuredOrders, measureOrders } from './measure.ts';

const ORDERS = 100_000;
const PRODUCTS = 10_000;
/** Few, because each sends every request twice; the slowest counts as the 99th percentile. */
const SAMPLES = 50;
const PATIENCE_MS = 120_000;

/** The order desk at 100,000 orders, one request at a time over one connection; and a file of all of them. */
await runBench(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, samples: { type: 'string' } } });
  const orders = Number(values.orders ?? ORDERS);
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const { open, dataDir, close } = await openSmallStand(PATIENCE_MS);
  try {
    await step(`Write ${count(orders)} orders`, tell => growTrade(open, orders, PRODUCTS, soFar => tell(count(soFar))));
    const shop = await openShop(open, quietShop(dataDir));
    const measured = await step('Measure', tell => measureOrders(shop, open, { orders, samples, startSession }, tell));
    await shop.close();
    const page = ordersPage(measured, { orders, samples }, machine);
    printLine(`\n${page}`);
    const isWhole = values.orders === undefined && values.samples === undefined;
    await writeFiles({ [`${reportFile('orders', isWhole)}.md`]: page });
  } finally {
    await close();
  }
});

/** The figures as a page of the documents. */
function ordersPage(
  { cases, exported, movedMs }: MeasuredOrders,
  { orders, samples }: { readonly orders: number; readonly samples: number },
  machine: Machine,
): string {
  const rows = cases.map(({ who, name, quiet, changed, p99Ms }) => {
    const figures = [quiet.p50Ms, quiet.p99Ms, changed.p50Ms, changed.p99Ms].map(value => value.toFixed(1));
    const isMet = Math.max(quiet.p99Ms, changed.p99Ms) < p99Ms;
    return row([who, name, ...figures, `< ${p99Ms}`, isMet ? 'met' : 'missed']);
  });
  return `# The order desk, ${today()}

\`npm run bench -- orders\`: ${count(orders)} orders of a year with ${count(PRODUCTS)} products of 200 sellers, asked for through the API in one process, one request at a time, over one connection to PostgreSQL; milliseconds, ${count(samples)} samples each. ${wordsOfMachine(machine)}

| Who | What | p50 | p99 | after a move: p50 | p99 | Aim | |
| --- | --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}

- After a move: just before each request an order was said to have moved, so the counts by status are worked out anew. Otherwise they are those of before.
- All orders as a CSV file: ${(exported.ms / 1000).toFixed(1)} s, ${(exported.bytes / 1e6).toFixed(1)} MB.
- 200 orders moved by one call: ${(movedMs / 1000).toFixed(2)} s.
`;
}
