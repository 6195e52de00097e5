import { ensureBuilt } from './steps/build.mjs';
import { ensureToolsInstalled } from './steps/install.mjs';
import { ensureLighthouse } from './steps/lighthouse.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

await asCommand(async () => {
  const answered = answerWords(
    `npm run lighthouse             loads four pages of each language three times as a phone on slow 4G and writes a report to docs/reports/
npm run lighthouse -- --quick  loads each once`,
    ['--quick'],
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  await ensurePrograms();
  await ensureBuilt();
  await ensureLighthouse();
  return runProgram('bench/lighthouse/run.ts', process.argv.slice(2));
});
