import { runChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

await asCommand(async () => {
  const answered = answerWords(
    'npm run check   checks types, format, import rules, table owners and dead code; exit code 0 if all checks pass, otherwise 1',
  );
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(failed === 0 ? '\nAll checks pass.' : `\n${failed} of ${passed + failed} checks fail.`);
  return failed === 0 ? 0 : 1;
});
