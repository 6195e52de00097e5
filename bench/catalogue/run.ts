import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { listenInOnDriver } from '#bench/bare/record-statements.ts';
import { count, machineFacts, reportFile, runBench, writeFiles } from '#bench/report.ts';
import { growShop } from '#bench/stand/grow-shop.ts';
import { quietShop } from '#bench/stand/shop-server.ts';
import { signInAdministrator } from '#bench/stand/shoppers.ts';
import { openSmallStand, type SmallStand, visitStand } from '#bench/stand/stand.ts';
import { printLine, step } from '#process/printout.ts';
import { openShop } from '#src/shop.ts';
import { addAttributes } from './attributes.ts';
import { planPage } from './plans.ts';
import { cataloguePage } from './report.ts';
import { ADAPTERS, type Adapter, type MeasuredSize, measureSize } from './size.ts';

const SIZES = [10_000, 100_000];
/** What a report among the documents has. */
const WHOLE = [10_000, 100_000, 1_000_000];
/** Of each case in each of three rounds. */
const SAMPLES = 10;
/** Analysing a million products takes PostgreSQL a while. */
const PATIENCE_MS = 600_000;
/** What was found, for `--beside`. */
const RESULTS = '.cache/results/catalogue.json';

/** Lists, facets, search and all else that looks at every product, at several sizes and with one or both adapters of search. */
await runBench(async () => {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      adapter: { type: 'string', default: 'memory' },
      samples: { type: 'string' },
      /** A shop that was grown before, instead of a new one: it is measured as it is. */
      database: { type: 'string' },
      /** What another run has found, to be shown as well: the file that it has written. */
      beside: { type: 'string' },
    },
  });
  const sizes = values.sizes?.split(',').map(Number) ?? SIZES;
  const adapters = values.adapter === 'both' ? ADAPTERS : [values.adapter as Adapter];
  const samples = Number(values.samples ?? SAMPLES);
  const machine = machineFacts();
  const record = listenInOnDriver();
  const stand = values.database === undefined ? await openSmallStand(PATIENCE_MS) : await visitStand(values.database);
  const measured: MeasuredSize[] = values.beside === undefined ? [] : JSON.parse(await readFile(values.beside, 'utf8'));
  try {
    for (const products of values.database === undefined ? sizes : [0]) {
      const grown = products > 0 ? await grow(stand, products) : undefined;
      const token = await signInAdministrator(stand.open.db);
      const isKept = values.database !== undefined;
      const load = loadavg()[0] ?? 0;
      const found = await measureSize({ ...stand, token, adapters, samples, isKept, load, grown });
      measured.push(found);
      await writeFiles({ [RESULTS]: `${JSON.stringify(measured, undefined, 2)}\n` });
    }
    measured.sort((one, other) => one.products - other.products);
    const page = cataloguePage(measured, machine);
    printLine(`\n${page}`);
    const isWhole =
      values.samples === undefined &&
      WHOLE.every(size =>
        measured.some(each => Math.abs(each.products / size - 1) < 0.01 && each.found.length === ADAPTERS.length),
      );
    await writeFiles({ [`${reportFile('catalogue', isWhole)}.md`]: page });
    if (values.database === undefined && adapters.includes('memory')) {
      const shop = await openShop(stand.open, { ...quietShop(stand.dataDir), publicCacheBytes: 0 });
      const plans = await planPage(stand.open, shop, record, machine);
      await shop.close();
      const isUsual = values.sizes === undefined;
      await writeFiles({ [isUsual ? 'docs/query-plans.md' : '.cache/results/query-plans.md']: plans });
    }
  } finally {
    await stand.close();
  }
});

/** @returns how long it took, and how many products came */
async function grow({ open, dataDir }: SmallStand, products: number) {
  const { rows } = await open.execute('select count(*)::int as count from products where listed', []);
  const before = (rows[0] as { count: number }).count;
  if (before === 0) await step('Open the demo shop', tell => growShop(open, dataDir, 0, tell));
  await addAttributes(open.db);
  const begun = performance.now();
  await step(`Put ${count(products)} products on sale`, tell => growShop(open, dataDir, products, tell));
  return { products: products - before, seconds: (performance.now() - begun) / 1000 };
}
