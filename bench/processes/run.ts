import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { machineFacts, reportFile, runBench, writeFiles } from '#bench/report.ts';
import { CASES, type ReadCase } from '#bench/requests/cases.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { printLine, step } from '#process/printout.ts';
import { availableCores, type Cores, parentOf, pin, shareOut } from './cores.ts';
import { measureProcesses, type ProcessesRow } from './measure.ts';
import { processesPage } from './report.ts';

const NAMES = ['list', 'detail', 'search', 'home', 'listing', 'product'];
const SECONDS = 4;
const PRODUCTS = 10_000;

/** Reads that nothing is kept of, by one process and by two that share a port. */
await runBench(async () => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string' }, products: { type: 'string' }, only: { type: 'string' } },
  });
  const names = values.only?.split(',') ?? NAMES;
  const seconds = Number(values.seconds ?? SECONDS);
  const machine = machineFacts();
  const stand = await openStand(Number(values.products ?? PRODUCTS));
  try {
    const cores = await keepApart(stand);
    const cases = CASES.filter((each): each is ReadCase => each.kind === 'read' && names.includes(each.name));
    const rows: ProcessesRow[] = [];
    for (const each of cases)
      rows.push(await step(`Measure: ${each.title}`, tell => measureProcesses(each, stand, seconds, cores, tell)));
    const page = processesPage(rows, seconds, cores, { ...machine, postgres: stand.postgresVersion });
    printLine(`\n${page}`);
    const isWhole = values.seconds === undefined && values.products === undefined && values.only === undefined;
    await writeFiles({ [`${reportFile('processes', isWhole)}.md`]: page });
  } finally {
    await stand.close();
  }
});

/** Keeps PostgreSQL and the load, which is this process, from the processors of the servers, where there are enough. */
async function keepApart({ open }: Stand): Promise<Cores | undefined> {
  const cores = shareOut(availableCores());
  if (!cores) return undefined;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open.db);
  pin(parentOf(rows[0]?.pid ?? 0), cores.postgres);
  pin(process.pid, cores.load);
  return cores;
}
