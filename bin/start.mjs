import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { checkPortFree } from './steps/port.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await checkPortFree();
  await ensureInstalled();
  await ensureBuilt();
  return runProgram('src/server.ts', process.argv.slice(2), { NODE_ENV: 'production' });
});
