import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  return runProgram('src/commands/search.ts', process.argv.slice(2));
});
