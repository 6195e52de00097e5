import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode, root, scriptOf, toolEnv, toolNode } from './steps/node.mjs';
import { run } from './steps/run.mjs';
import { asCommand, green, grey, red, seconds, step } from './steps/say.mjs';

/** Each check is a list of commands that run in turn; the checks themselves run side by side. */
function checks() {
  return [
    {
      name: 'Types',
      commands: [[scriptOf('@react-router/dev', 'react-router'), 'typegen'], [scriptOf('typescript', 'tsc')]],
    },
    { name: 'Format and lint', commands: [[scriptOf('@biomejs/biome', 'biome'), 'check', '.']] },
    { name: 'Import rules', commands: [['bin/check/gate.ts']] },
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

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();

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
  console.log(failed.length === 0 ? '\nAll checks pass.' : `\n${failed.length} of ${all.length} checks fail.`);
  return failed.length === 0 ? 0 : 1;
});
