import { availableParallelism } from 'node:os';
import { failure, longest } from './failures.mjs';
import { root, scriptOf, toolEnv, toolNode } from './node.mjs';
import { run } from './run.mjs';
import { green, grey, red, seconds, step } from './say.mjs';

/**
 * Each checker of the compiler works out the types that all files share for itself: four take twice the processor time of one,
 * which the checks beside it need where there are few cores.
 */
const CHECKERS = availableParallelism() > 4 ? 4 : 1;

/** Each check is a list of commands that run in turn; the checks themselves run side by side. */
function checks() {
  return [
    {
      name: 'Types',
      commands: [
        [scriptOf('@react-router/dev', 'react-router'), 'typegen'],
        ['bin/languages/run.ts', 'types'],
        [scriptOf('typescript', 'tsc'), '--checkers', String(CHECKERS)],
      ],
    },
    { name: 'Format and lint', commands: [[scriptOf('@biomejs/biome', 'biome'), 'check', '.']] },
    { name: 'Texts', commands: [['bin/languages/run.ts', 'check']] },
    { name: 'Import rules and table owners', commands: [['bin/check/gate.ts']] },
    { name: 'Rows of SQL text', commands: [['bin/check/rows/run.ts']] },
    { name: 'Dead code', commands: [[scriptOf('knip')]] },
  ];
}

async function perform({ name, commands }) {
  const start = Date.now();
  for (const args of commands) {
    const { code, output } = await run(toolNode(), args, { cwd: root, env: toolEnv() });
    if (code !== 0) return { name, passed: false, output, time: seconds(start) };
  }
  return { name, passed: true, output: '', time: seconds(start) };
}

/** Runs every check and says what came of it. @returns {Promise<{passed: number, failed: number, failures: import('./failures.mjs').Failure[]}>} */
export async function runChecks() {
  const all = checks();
  const results = await step('Checking', tell => {
    const open = new Set(all.map(check => check.name));
    const remember = result => {
      open.delete(result.name);
      tell(`${all.length - open.size} of ${all.length}, left: ${[...open].join(', ') || 'none'}`);
      return result;
    };
    return Promise.all(all.map(check => perform(check).then(remember)));
  });
  const failed = results.filter(result => !result.passed);
  for (const { name, output } of failed) console.log(`\n${red(`── ${name}`)}\n${output.trimEnd()}`);
  console.log('');
  for (const { name, passed, time } of results) console.log(`${passed ? green('✔') : red('✖')} ${name} ${grey(time)}`);
  const failures = failed.map(({ name, output }) => failure('npm run check', name, output.trim().slice(-longest)));
  return { passed: all.length - failed.length, failed: failed.length, failures };
}
