import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Recording } from '#bench/bare/recorded.ts';
import { type Times, timesOf } from '#bench/load/times.ts';
import { clearShoppers } from '#bench/stand/shoppers.ts';
import type { Stand } from '#bench/stand/stand.ts';
import { postgresBinaries } from '#test/postgres/postgres-binaries.ts';
import { ROUNDS } from './measure.ts';
import { pgbenchScript, TURNS_TABLE } from './pgbench-script.ts';
import type { ReportRow } from './report-rows.ts';

/** As many as the shop and the bare handler have. */
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;

/** What PostgreSQL does alone of what a flow asks of it: no server before it, its own program asks. */
export interface DatabaseLimit extends Times {
  readonly title: string;
  readonly connections: number;
  readonly statements: number;
  readonly perSecond: number;
}

export async function databaseLimit(
  flow: { readonly name: string; readonly title: string },
  stand: Stand,
  recordingFile: string,
  seconds: number,
): Promise<DatabaseLimit> {
  const recording = JSON.parse(await readFile(recordingFile, 'utf8')) as Recording;
  const folder = join(stand.dataDir, `pgbench-${flow.name}`);
  await mkdir(folder);
  const script = join(folder, 'script.sql');
  await writeFile(script, pgbenchScript(recording, flow.name, await writeTurns(stand)));
  await run(script, folder, stand.databaseUrl, WARM_UP_SECONDS);
  await clearShoppers(stand.open.db);
  const length = Math.max(2, Math.round(seconds * ROUNDS));
  const took = await run(script, folder, stand.databaseUrl, length);
  const statements = recording.flows[flow.name]?.flat().length ?? 0;
  return { title: flow.title, connections: CONNECTIONS, statements, perSecond: took.length / length, ...timesOf(took) };
}

/** The limit as a sentence, with what the shop reached. */
export function wordsOfLimit(limit: DatabaseLimit, rows: readonly ReportRow[]): string {
  const own = rows.find(row => row.title === limit.title);
  const share = own ? `, of which the shop reaches ${Math.round((100 * own.perSecond) / limit.perSecond)} %` : '';
  return `PostgreSQL by itself, asked by pgbench for the ${limit.statements} statements of one turn (${limit.title}) on ${limit.connections} connections: ${Math.round(limit.perSecond).toLocaleString('en-IN')} turns/s${share}; p50 ${limit.p50Ms.toFixed(1)} ms, p99 ${limit.p99Ms.toFixed(1)} ms.`;
}

async function writeTurns({ open, world: { crowd } }: Stand): Promise<number> {
  const { products } = crowd.goods;
  const rows = crowd.shoppers.map(({ id, token }, at) => ({
    n: at + 1,
    user: id,
    product: products[at % products.length]?.id,
    token: `\\x${createHash('sha256').update(token).digest('hex')}`,
  }));
  await open.execute(`drop table if exists ${TURNS_TABLE}`);
  await open.execute(`create table ${TURNS_TABLE} (n int primary key, "user" text, product text, token text)`);
  await open.execute(
    `insert into ${TURNS_TABLE} select * from json_to_recordset($1::json) as turn(n int, "user" text, product text, token text)`,
    [JSON.stringify(rows)],
  );
  return rows.length;
}

/** @returns how long each turn took, in milliseconds */
async function run(script: string, folder: string, databaseUrl: string, seconds: number): Promise<number[]> {
  const logs = join(folder, `log-${seconds}`);
  await mkdir(logs);
  const asked = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds), '-f', script];
  const logged = ['-l', '--log-prefix', join(logs, 'turns')];
  await promisify(execFile)(join(postgresBinaries(), 'pgbench'), [...asked, ...logged, databaseUrl]);
  const took: number[] = [];
  for (const name of await readdir(logs))
    for (const line of (await readFile(join(logs, name), 'utf8')).split('\n'))
      if (line) took.push(Number(line.split(' ')[2]) / 1000);
  return took;
}
