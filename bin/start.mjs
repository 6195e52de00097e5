import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { checkPortFree } from './steps/port.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

await asCommand(async () => {
  const answered = answerWords(
    'npm start           builds the shop and opens it on PORT (3000); installs what is missing first',
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await checkPortFree();
  await ensureInstalled();
  await ensureBuilt();
  return runProgram('src/server.ts', [], { NODE_ENV: 'production' });
});
