import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureToolsInstalled();
  return runProgram('bin/schema/run.ts', process.argv.slice(2));
});
