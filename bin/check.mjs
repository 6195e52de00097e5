import { runChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(failed === 0 ? '\nAll checks pass.' : `\n${failed} of ${passed + failed} checks fail.`);
  return failed === 0 ? 0 : 1;
});
