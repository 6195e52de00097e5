import { join } from 'node:path';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode, root } from './steps/node.mjs';
import { checkPortFree } from './steps/port.mjs';
import { asCommand } from './steps/say.mjs';
import { serve } from './steps/serve.mjs';
import { answerWords } from './steps/usage.mjs';

await asCommand(async () => {
  const answered = answerWords(
    'npm start           builds the shop and opens it on PORT (3000); installs what is missing first',
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await checkPortFree();
  await ensureInstalled();
  return serve({
    NODE_ENV: 'production',
    // Later starts compile nothing and do not load the remover of types.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
    // Otherwise each thread of the C library keeps memory for itself that it has freed.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  });
});
