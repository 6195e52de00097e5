import { parseArgs } from 'node:util';
import { listenInOnDriver } from '#bench/bare/record-statements.ts';
import { count, machineFacts, reportFile, runBench, writeFiles } from '#bench/report.ts';
import { growShop } from '#bench/stand/grow-shop.ts';
import { quietShop } from '#bench/stand/shop-server.ts';
import { openSmallStand } from '#bench/stand/stand.ts';
import { say, step } from '#process/printout.ts';
import { openShop } from '#src/shop.ts';
import { planPage } from './plans.ts';
import { cataloguePage, catalogueTable } from './report.ts';
import { type MeasuredSize, measureSize } from './size.ts';

const SIZES = [10_000, 100_000];
/** Enough that the slowest in a hundred is more than one stray. */
const SAMPLES = 200;
/** Analysing 100,000 products takes PostgreSQL a while. */
const PATIENCE_MS = 60_000;

/** Lists, counts and search on one connection without the public cache, at two sizes; and how PostgreSQL answers. */
await runBench(async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' }, samples: { type: 'string' } } });
  const sizes = values.products?.split(',').map(Number) ?? SIZES;
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const record = listenInOnDriver();
  const { open, dataDir, close } = await openSmallStand(PATIENCE_MS);
  try {
    const measured: MeasuredSize[] = [];
    let plans = '';
    for (const products of sizes) {
      await step(`Put ${count(products)} products on sale`, tell => growShop(open, dataDir, products, tell));
      const shop = await openShop(open, { ...quietShop(dataDir), publicCacheBytes: 0 });
      measured.push(await step(`Measure at ${count(products)}`, tell => measureSize(shop, samples, tell)));
      if (products === sizes.at(-1)) plans = await planPage(open, shop, record, machine);
      await shop.close();
    }
    say(`\n${catalogueTable(measured)}`);
    const isFull = values.products === undefined;
    const isWhole = isFull && values.samples === undefined;
    await writeFiles({
      [`${reportFile('catalogue', isWhole)}.md`]: cataloguePage(measured, machine),
      [isFull ? 'docs/query-plans.md' : '.cache/results/query-plans.md']: plans,
    });
  } finally {
    await close();
  }
});
