import { ensureBuilt } from './steps/build.mjs';
import { ensureToolsInstalled } from './steps/install.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const USAGE = `npm run screens           takes all screenshots for docs/screens/
npm run screens -- NAME   takes one screenshot again`;

await asCommand(async () => {
  const names = process.argv.slice(2).filter(word => !word.startsWith('-'));
  const answered = answerWords(USAGE, names);
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  await ensurePrograms();
  await ensureBuilt();
  return runProgram('test/screens/run.ts', names);
});
