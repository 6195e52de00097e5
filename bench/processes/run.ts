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
import { CASES, type ReadCase } from '#bench/requests/cases.ts';
import { openStand } from '#bench/stand/stand.ts';
import { say, step } from '#process/printout.ts';
import { measureProcesses, type ProcessesRow } from './measure.ts';

const NAMES = ['list', 'detail', 'search', 'listing', 'product'];
const SECONDS = 4;
const PRODUCTS = 10_000;
const AIM = 1.7;

/** Reads that nothing is kept of, by one process and by two that share a port. */
await runBench(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, products: { type: 'string' } } });
  const seconds = Number(values.seconds ?? SECONDS);
  const machine = machineFacts();
  const stand = await openStand(Number(values.products ?? PRODUCTS));
  try {
    const cases = CASES.filter((each): each is ReadCase => each.kind === 'read' && NAMES.includes(each.name));
    const rows: ProcessesRow[] = [];
    for (const each of cases)
      rows.push(await step(`Measure: ${each.title}`, tell => measureProcesses(each, stand, seconds, tell)));
    const page = processesPage(rows, seconds, { ...machine, postgres: stand.postgresVersion });
    say(`\n${page}`);
    const isWhole = values.seconds === undefined && values.products === undefined;
    await writeFiles({ [`${reportFile('processes', isWhole)}.md`]: page });
  } finally {
    await stand.close();
  }
});

/** The figures as a page of the documents. */
function processesPage(
  rows: readonly ProcessesRow[],
  seconds: number,
  machine: Machine & { readonly postgres: string },
): string {
  const lines = rows.map(({ title, one, two, askingShare, servingShare }) => {
    const ratio = two.perSecond / one.perSecond;
    const others = Math.max(0, machine.cores - askingShare - servingShare);
    const cells = [
      title,
      count(one.perSecond),
      count(two.perSecond),
      ratio.toFixed(2),
      one.p99Ms.toFixed(0),
      two.p99Ms.toFixed(0),
      count(one.cpuMicrosEach),
      count(two.cpuMicrosEach),
      servingShare.toFixed(2),
      askingShare.toFixed(2),
      others.toFixed(2),
      ratio >= AIM ? 'met' : 'missed',
    ];
    return row(cells);
  });
  return `# One process and two, ${today()}

\`npm run bench -- processes\`: answers of which nothing is kept, by one server process and by two that share a port, in turns, each figure the middle of 3 stretches of ${seconds} s over 32 connections. PostgreSQL ${machine.postgres}, ${wordsOfMachine(machine)}

| Case | one: per s | two: per s | ratio | one: p99 ms | two: p99 ms | one: CPU µs | two: CPU µs | cores of the two | cores of who asks | cores left for PostgreSQL | Aim ≥ ${AIM} |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- |
${lines.join('\n')}

Server, database and load share the machine. Two processes can give ${AIM} times as much only where one leaves most of a core idle; where PostgreSQL and the load already take the second core, the ratio says that there was none left, not that the processes stand in each other's way. The CPU of one answer tells: it stays the same.
`;
}
