import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { asCommand } from './steps/say.mjs';

/** All that a start needs and that takes its time, so that the start itself is quick: packages and screens. */
await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
