import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run, say, step } from '#process/printout.ts';
import { CASES, type ReadCase } from './cases.ts';
import { machineFacts } from './machine.ts';
import { measureProcesses } from './processes-measure.ts';
import { processesPage } from './processes-report.ts';
import { openStand } from './stand.ts';

const NAMES = ['list', 'detail', 'search', 'listing', 'product'];
const SECONDS = 4;
const PRODUCTS = 10_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Reads that nothing is kept of, by one process and by two that share a port. */
await run(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, products: { type: 'string' } } });
  const seconds = Number(values.seconds ?? SECONDS);
  const machine = machineFacts();
  const stand = await openStand(Number(values.products ?? PRODUCTS));
  try {
    const cases = CASES.filter((each): each is ReadCase => each.kind === 'read' && NAMES.includes(each.name));
    const rows = [];
    for (const each of cases)
      rows.push(await step(`Measure: ${each.title}`, tell => measureProcesses(each, stand, seconds, tell)));
    const page = processesPage(rows, seconds, { ...machine, postgres: stand.postgresVersion });
    const isWhole = values.seconds === undefined && values.products === undefined;
    const file = isWhole
      ? `docs/reports/${new Date().toISOString().slice(0, 10)}-processes.md`
      : '.cache/results/processes.md';
    const root = resolve(import.meta.dirname, '..');
    await mkdir(join(root, '.cache/results'), { recursive: true });
    await writeFile(join(root, file), page);
    say(`\n${page}\nWritten to ${file}.`);
  } finally {
    await stand.close();
  }
});
