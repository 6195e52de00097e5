import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  return runProgram('demo/drawing/draw-pictures.ts', process.argv.slice(2));
});
