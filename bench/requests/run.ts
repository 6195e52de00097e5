import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordCases } from '#bench/bare/record-cases.ts';
import { newTurn } from '#bench/load/shopper-steps.ts';
import { readOptions } from '#bench/options.ts';
import { machineFacts, runBench } from '#bench/report.ts';
import { startServer } from '#bench/stand/server-process.ts';
import { SHOP_SERVER } from '#bench/stand/shop-server.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { measureTail, type TailRow } from '#bench/tail/measure-tail.ts';
import { TAIL_CASES, type TailCase } from '#bench/tail/tail-cases.ts';
import { printLine, step } from '#process/printout.ts';
import { type BenchCase, CASES, type FlowCase } from './cases.ts';
import { type DatabaseLimit, databaseLimit } from './database-limit.ts';
import { measureCase, startServers } from './measure.ts';
import { type ReportRow, rowsOf } from './report-rows.ts';
import { wordsOfAll, writeReport } from './write-report.ts';

await runBench(async () => {
  const options = readOptions(process.argv.slice(2));
  const machine = machineFacts();
  const stand = await openStand(options.products);
  try {
    const cases = CASES.filter(each => options.only.includes(each.name));
    const rows: ReportRow[] = [];
    const limits: DatabaseLimit[] = [];
    if (cases.length > 0) {
      const recordingFile = await step('Record what each case asks of the database', () => record(cases, stand));
      for (const each of cases) {
        rows.push(...(await measure(each, stand, recordingFile, options.seconds)));
        if (each.kind === 'flow') limits.push(await limitOf(each, stand, recordingFile, options.seconds));
      }
    }
    const tail: TailRow[] = [];
    for (const each of TAIL_CASES.filter(each => options.only.includes(each.name)))
      tail.push(...(await measureOnNewServer(each, stand, options.seconds)));
    const found = { rows, tail, limits };
    printLine(`\n${wordsOfAll(found)}`);
    await writeReport(found, { ...machine, postgres: stand.postgresVersion }, options);
  } finally {
    await stand.close();
  }
});

async function record(cases: readonly BenchCase[], stand: Stand): Promise<string> {
  const { crowd, reset } = stand.world;
  const [shopper] = crowd.shoppers;
  const [product] = crowd.goods.products;
  if (!shopper || !product) throw new Error('there is nobody to shop, or nothing to buy');
  const { databaseUrl, dataDir, sellerIds } = stand;
  const settings = { databaseUrl, dataDir, goods: crowd.goods, lastingIds: sellerIds };
  const recording = await recordCases(cases, {
    ...settings,
    beginTurn: async () => {
      await reset();
      return newTurn(shopper, product.id);
    },
  });
  const file = join(dataDir, 'recording.json');
  await writeFile(file, JSON.stringify(recording));
  return file;
}

/** One case on servers of its own. */
function measure(each: BenchCase, stand: Stand, recordingFile: string, seconds: number): Promise<ReportRow[]> {
  const { databaseUrl, dataDir, world } = stand;
  return step(`Measure: ${each.title}`, async tell => {
    const servers = await startServers(each, { databaseUrl, dataDir, recordingFile });
    try {
      return rowsOf(each, await measureCase(each, servers, { ...world, seconds, tell }));
    } finally {
      await Promise.all([...servers.values()].map(server => server.stop()));
    }
  });
}

function measureOnNewServer(each: TailCase, stand: Stand, seconds: number): Promise<TailRow[]> {
  const { databaseUrl, dataDir, world } = stand;
  return step(`Measure: ${each.title}`, async tell => {
    const server = await startServer(SHOP_SERVER, { databaseUrl, dataDir, isCached: true });
    try {
      return await measureTail(each, server, world, seconds, tell);
    } finally {
      await server.stop();
    }
  });
}

function limitOf(flow: FlowCase, stand: Stand, recordingFile: string, seconds: number): Promise<DatabaseLimit> {
  return step(`Ask PostgreSQL itself: ${flow.title}`, () => databaseLimit(flow, stand, recordingFile, seconds));
}
