import { runChecks } from './steps/checks.mjs';
import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode, toolNode } from './steps/node.mjs';
import { runWith } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const USAGE = `npm run check                        checks types, format, import rules, table owners, rows of SQL text and dead code; exit
                                     code 0 if all checks pass, otherwise 1
npm run check -- --figures           measures the structure of the code, each figure with its aim; exit code 0
npm run check -- --figures --lists   also names what was counted: files, names, pairs of features`;

const showsFigures = process.argv.includes('--figures');

await asCommand(async () => {
  const answered = answerWords(USAGE, showsFigures ? ['--figures', '--lists'] : []);
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  if (showsFigures) return runWith(toolNode(), ['bin/check/show-figures.ts', ...process.argv.slice(2)]);
  const { passed, failed } = await runChecks();
  console.log(failed === 0 ? '\nAll checks pass.' : `\n${failed} of ${passed + failed} checks fail.`);
  return failed === 0 ? 0 : 1;
});
