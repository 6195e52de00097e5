import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { machineFacts, row, runBench, wordsOfMachine } from '#bench/report.ts';
import { COSTS } from '#platform/http/load/costs.ts';
import { printLine } from '#process/printout.ts';
import type { MeasuredCost } from './measured-cost.ts';

const REFERENCE = 'GET /auth/check-auth';
const TEST = 'test/api/platform/limits/costs.test.ts';
/** The database that the test starts as another user has to read its folder. */
const USUAL_UMASK = 0o022;

/** The processor time of every call and page beside that of a session's check, dearest first. */
await runBench(async () => {
  const machine = machineFacts();
  const report = join(process.cwd(), '.cache', 'costs.json');
  await rm(report, { force: true });
  process.umask(USUAL_UMASK);
  const [code] = await once(
    spawn('vitest', ['run', '--project', 'api', TEST], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', COSTS_REPORT: report },
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`${TEST} did not pass`);
  const costs = JSON.parse(await readFile(report, 'utf8')) as MeasuredCost[];
  const reference = costs.find(({ name }) => name === REFERENCE)?.cpuMs;
  if (!reference) throw new Error(`${REFERENCE} was not measured`);
  const rows = costs
    .toSorted((one, other) => other.cpuMs - one.cpuMs)
    .map(({ name, cost, cpuMs }) =>
      row([name, cost, `${COSTS[cost].ms}`, cpuMs.toFixed(2), (cpuMs / reference).toFixed(1)]),
    );
  printLine(`
Milliseconds of processor time of the server's own thread, the least of three answers. ${wordsOfMachine(machine)}

${row(['Call or page', 'Class', 'Counted as', 'Measured', `× ${REFERENCE}`])}
| --- | --- | --: | --: | --: |
${rows.join('\n')}`);
});
