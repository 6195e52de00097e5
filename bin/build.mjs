import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

/** All that a start needs and that takes its time, so that the start itself is quick: packages and screens. */
await asCommand(async () => {
  const answered = answerWords(
    'npm run build   installs packages and builds screens, so that the next start is quick; skips what is up to date',
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
