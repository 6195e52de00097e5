import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import {
  type Column,
  count,
  type Machine,
  machineFacts,
  reportFile,
  runBench,
  table,
  today,
  wordsOfMachine,
  writeFiles,
} from '#bench/report.ts';
import { CASES, type ReadCase } from '#bench/requests/cases.ts';
import { ROUNDS } from '#bench/requests/measure.ts';
import { openStand, type Stand } from '#bench/stand/stand.ts';
import { say, step } from '#process/printout.ts';
import { availableCores, type Cores, parentOf, pin, shareOut } from './cores.ts';
import { AIM, gain } from './gain.ts';
import { measureProcesses, type ProcessesRow } from './measure.ts';

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
    say(`\n${page}`);
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

/** The figures as a page of the documents. */
function processesPage(
  rows: readonly ProcessesRow[],
  seconds: number,
  cores: Cores | undefined,
  machine: Machine & { readonly postgres: string },
): string {
  const way = cores ? 'kept apart' : 'processor';
  const columns: readonly Column<ProcessesRow>[] = [
    { head: 'Case', of: ({ title }) => title, isText: true },
    { head: 'one: per s', of: ({ one }) => count(one.perSecond) },
    { head: 'two: per s', of: ({ two }) => count(two.perSecond) },
    { head: 'ratio', of: ({ one, two }) => (two.perSecond / one.perSecond).toFixed(2) },
    { head: 'one: p99 ms', of: ({ one }) => one.p99Ms.toFixed(0) },
    { head: 'two: p99 ms', of: ({ two }) => two.p99Ms.toFixed(0) },
    { head: 'one: CPU µs', of: ({ one }) => count(one.cpuMicrosEach) },
    { head: 'two: CPU µs', of: ({ two }) => count(two.cpuMicrosEach) },
    { head: 'cores of the two', of: ({ servingShare }) => servingShare.toFixed(2) },
    { head: 'cores of who asks', of: ({ askingShare }) => askingShare.toFixed(2) },
    {
      head: 'cores left for PostgreSQL',
      of: each => Math.max(0, machine.cores - each.askingShare - each.servingShare).toFixed(2),
    },
    { head: 'gain', of: ({ one, two }) => gain(way, one, two).toFixed(2) },
    { head: `Aim ≥ ${AIM}`, of: ({ one, two }) => (gain(way, one, two) >= AIM ? 'met' : 'missed'), isText: true },
  ];
  return `# One process and two, ${today()}

\`npm run bench -- processes\`: answers of which nothing is kept, by one server process and by two that share a port, in turns, each figure the middle of ${ROUNDS} stretches of ${seconds} s over 32 connections. PostgreSQL ${machine.postgres}, ${wordsOfMachine(machine)}

${cores ? apartWords(cores) : SHARED_WORDS}

${table(columns, rows)}
`;
}

function apartWords({ servers, postgres, load }: Cores): string {
  const named = (of: readonly number[]) => of.join(', ');
  return `Gain: how many times as much two processes answered as one. Each had its own processors: the servers ${named(servers)}, PostgreSQL ${named(postgres)}, the load ${named(load)}.`;
}

const SHARED_WORDS = `Gain: how many times as much two processes could answer as one if each had a processor to itself, worked out from the processor time of an answer: twice that of one process, divided by that of two. Here server, database and load share too few processors to keep them apart (that takes four), so the ratio of the answers counted only says how much of the second processor the others had left. What two processes lose by waiting for the same locks is in that ratio alone.`;
