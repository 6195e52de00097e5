import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordCases } from '#bench/bare/record-cases.ts';
import { newTurn } from '#bench/load/shopper-steps.ts';
import { readOptions } from '#bench/options.ts';
import { machineFacts, runBench } from '#bench/report.ts';
import { untilJobsAreDone } from '#bench/stand/jobs-aside.ts';
import { clearShoppers } from '#bench/stand/shoppers.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { say, step } from '#process/printout.ts';
import { type BenchCase, CASES, type FlowCase } from './cases.ts';
import { type DatabaseLimit, databaseLimit, wordsOfLimit } from './database-limit.ts';
import { measureCase, startServers } from './measure.ts';
import { type ReportRow, rowsOf } from './report-rows.ts';
import { tableOf } from './report-table.ts';
import { NOTES, writeReport } from './write-report.ts';

await runBench(async () => {
  const options = readOptions(process.argv.slice(2));
  const machine = machineFacts();
  const stand = await openStand(options.products);
  try {
    const cases = CASES.filter(each => options.only.includes(each.name));
    const recordingFile = await step('Record what each case asks of the database', () => record(cases, stand));
    const rows: ReportRow[] = [];
    const limits: DatabaseLimit[] = [];
    for (const each of cases) {
      rows.push(...(await measure(each, stand, recordingFile, options.seconds)));
      if (each.kind === 'flow') limits.push(await limitOf(each, stand, recordingFile, options.seconds));
    }
    const found = limits.map(limit => wordsOfLimit(limit, rows));
    say(`\n${tableOf(rows)}\n\n${found.join('\n')}\n\n${NOTES}`);
    await writeReport({ rows, limits, found }, { ...machine, postgres: stand.postgresVersion }, options);
  } finally {
    await stand.close();
  }
});

async function record(cases: readonly BenchCase[], stand: Stand): Promise<string> {
  const [shopper] = stand.crowd.shoppers;
  const [product] = stand.crowd.goods.products;
  if (!shopper || !product) throw new Error('there is nobody to shop, or nothing to buy');
  const { databaseUrl, dataDir, crowd, sellerIds } = stand;
  const settings = { databaseUrl, dataDir, goods: crowd.goods, lastingIds: sellerIds };
  const recording = await recordCases(cases, {
    ...settings,
    beginTurn: async () => {
      await clearShoppers(stand.open.db);
      return newTurn(shopper, product.id);
    },
  });
  const file = join(dataDir, 'recording.json');
  await writeFile(file, JSON.stringify(recording));
  return file;
}

/** One case on servers of its own. */
function measure(each: BenchCase, stand: Stand, recordingFile: string, seconds: number): Promise<ReportRow[]> {
  const { databaseUrl, dataDir, crowd, open } = stand;
  return step(`Measure: ${each.title}`, async tell => {
    const servers = await startServers(each, { databaseUrl, dataDir, recordingFile });
    try {
      const reset = () => clearShoppers(open.db);
      const jobsAreDone = () => untilJobsAreDone(open.db);
      return rowsOf(each, await measureCase(each, servers, { crowd, seconds, reset, jobsAreDone, tell }));
    } finally {
      await Promise.all([...servers.values()].map(server => server.stop()));
    }
  });
}

function limitOf(flow: FlowCase, stand: Stand, recordingFile: string, seconds: number): Promise<DatabaseLimit> {
  return step(`Ask PostgreSQL itself: ${flow.title}`, () => databaseLimit(flow, stand, recordingFile, seconds));
}
