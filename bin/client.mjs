import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode, toolNode } from './steps/node.mjs';
import { runWith } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const USAGE = `npm run client   builds packages/client/dist, which the examples load`;

await asCommand(async () => {
  const answered = answerWords(USAGE);
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  return runWith(toolNode(), ['node_modules/typescript/bin/tsc', '-p', 'packages/client']);
});
