import { ensureBuilt } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { writeLongReport } from './steps/long-report.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runJourneys, runVitest } from './steps/runners.mjs';
import { asCommand, green, grey, red, seconds } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const long = process.argv.includes('--long');
const USAGE = `npm test            runs all tests on PostgreSQL, on the embedded database and in a real browser
npm run test:long   runs all tests at full size and writes a report to docs/reports/`;

/** 128 + 2 and 128 + 15: someone asked the runner to stop, so nothing more is begun. */
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    interrupted = true;
  });
}

async function runAll() {
  const env = long ? { LONG: '1' } : {};
  const outcomes = [
    {
      name: 'Types, format, import rules, dead code',
      skipped: 0,
      secondTry: 0,
      report: null,
      ...(await runChecks()),
    },
  ];
  outcomes.push(await runVitest(['unit', 'api', ...(long ? ['long'] : [])], env));
  if (!interrupted) outcomes.push(await runJourneys(env));
  return outcomes;
}

function summarise(outcomes, start) {
  const sum = key => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const { file, test, why } of outcomes.flatMap(({ failures }) => failures)) {
    console.log(`\n${red('✖')} ${file} › ${test}\n${why.replace(/^/gm, '    ')}`);
  }
  console.log(`\n${'─'.repeat(60)}`);
  for (const { name, passed, failed, skipped, secondTry } of outcomes) {
    const more = `${skipped > 0 ? `, ${skipped} skipped` : ''}${secondTry > 0 ? `, ${secondTry} of them on retry` : ''}`;
    console.log(`${failed === 0 ? green('✔') : red('✖')} ${name}: ${passed} passed, ${failed} failed${more}`);
  }
  console.log(grey(`Took ${seconds(start)}${interrupted ? ', and was interrupted' : ''}`));
  return { passed: sum('passed'), failed: sum('failed') };
}

await asCommand(async () => {
  const answered = answerWords(USAGE, ['--long']);
  if (answered !== undefined) return answered;
  const start = Date.now();
  checkHostNode();
  await ensureInstalled();
  await ensurePrograms({ long, proxy: true });
  await ensureBuilt();

  const outcomes = await runAll();
  if (long) console.log(`\nThe report of the long run is ${writeLongReport(outcomes, start)}`);
  const { passed, failed } = summarise(outcomes, start);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && !interrupted ? 0 : 1;
});
