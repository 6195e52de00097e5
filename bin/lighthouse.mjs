import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensureLighthouse } from './steps/lighthouse.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  await ensurePrograms();
  await ensureBuilt();
  await ensureLighthouse();
  return runProgram('bench/lighthouse/run.ts', process.argv.slice(2));
});
