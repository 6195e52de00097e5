import { ensureBuilt } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureToolsInstalled } from './steps/install.mjs';
import { writeLongReport } from './steps/long-report.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runJourneys, runVitest } from './steps/runners.mjs';
import { asCommand, green, grey, Readable, red, seconds } from './steps/say.mjs';
import { withSearchEngine } from './steps/search-engine.mjs';
import { showSlowest } from './steps/slowest.mjs';
import { bringSystemPackages } from './steps/system-packages.mjs';
import { testsNamed } from './steps/test-files.mjs';
import { answerWords } from './steps/usage.mjs';

const long = process.argv.includes('--long');
const names = process.argv.slice(2).filter(word => !word.startsWith('-'));
const USAGE = `npm test              checks the code, then runs the tests on PostgreSQL, on the embedded database and in a real browser
npm test -- NAME      runs the test files that have NAME in their path; if there are none, the tests that have it in
                      their title. More than one name runs the tests of each:
                        npm test -- orders                    the tests of a module
                        npm test -- cart checkout             the tests of two files
                        npm test -- "sells the last"          one test
npm run test:long     runs all tests at full size, journeys of details too, and writes a report to docs/reports/
npm run test:long -- NAME   runs tests of these too at full size

The slowest ten files are listed at the end. The last line counts the tests; exit code 0 if all passed, otherwise 1.`;

/** 128 + 2 and 128 + 15: someone asked the runner to stop, so nothing more is begun. */
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true;
  });
}

const env = long ? { LONG: '1' } : {};
const projects = ['unit', 'api', ...(long ? ['long'] : [])];

async function runNamed() {
  const { vitest, journeys, unknown } = testsNamed(names, long);
  if (unknown.length > 0) throw notFound(unknown);
  const outcomes = [];
  for (const choice of vitest) if (!interrupted) outcomes.push(await runVitest(projects, env, choice));
  for (const choice of journeys) if (!interrupted) outcomes.push(await runJourneys(env, choice));
  // The text is in a file, but in no title.
  if (outcomes.every(({ passed, failed }) => passed + failed === 0)) throw notFound(names);
  return outcomes;
}

function notFound(missing) {
  return new Readable(`No test file has ${missing.join(' or ')} in its path, and no test in its title.`);
}

async function runAll() {
  const outcomes = [
    {
      name: 'Types, format, import rules, table owners, rows of SQL text, dead code',
      skipped: 0,
      secondTry: 0,
      report: null,
      times: [],
      ...(await runChecks()),
    },
  ];
  outcomes.push(await runVitest(projects, env));
  if (long && !interrupted)
    outcomes.push({
      ...(await withSearchEngine(where => runVitest(['search'], { ...env, ...where }))),
      name: 'Search engine',
    });
  if (!interrupted) outcomes.push(await runJourneys(env));
  return outcomes;
}

function summarise(outcomes, start) {
  const sum = key => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const { file, test, why } of outcomes.flatMap(({ failures }) => failures)) {
    console.log(`\n${red('✖')} ${file} › ${test}\n${why.replace(/^/gm, '    ')}`);
  }
  showSlowest(outcomes.flatMap(({ times }) => times));
  console.log(`\n${'─'.repeat(60)}`);
  for (const { name, passed, failed, skipped, secondTry } of outcomes) {
    const more = `${skipped > 0 ? `, ${skipped} skipped` : ''}${secondTry > 0 ? `, ${secondTry} of them on retry` : ''}`;
    console.log(`${failed === 0 ? green('✔') : red('✖')} ${name}: ${passed} passed, ${failed} failed${more}`);
  }
  console.log(grey(`Took ${seconds(start)}${interrupted ? ', and was interrupted' : ''}`));
  return { passed: sum('passed'), failed: sum('failed') };
}

await asCommand(async () => {
  const answered = answerWords(USAGE, ['--long'], true);
  if (answered !== undefined) return answered;
  const start = Date.now();
  checkHostNode();
  const brought = bringSystemPackages({ long });
  await ensureToolsInstalled();
  await ensurePrograms({ long, proxy: true, brought });
  await ensureBuilt();

  const outcomes = await (names.length > 0 ? runNamed() : runAll());
  if (long && names.length === 0) console.log(`\nThe report of the long run is ${writeLongReport(outcomes, start)}`);
  const { passed, failed } = summarise(outcomes, start);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && !interrupted ? 0 : 1;
});
