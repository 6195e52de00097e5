import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const USAGE = `npm run draw            draws the demo’s pictures whose programs have changed, and removes those that nothing draws
npm run draw -- --all   draws all of them again`;

await asCommand(async () => {
  const answered = answerWords(USAGE, ['--all']);
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  return runProgram('demo/drawing/draw-pictures.ts', process.argv.slice(2));
});
