import { ensureToolsInstalled } from './steps/install.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runVitest } from './steps/runners.mjs';
import { asCommand, seconds } from './steps/say.mjs';
import { withSearchEngine } from './steps/search-engine.mjs';
import { testsNamed } from './steps/test-files.mjs';
import { answerWords } from './steps/usage.mjs';

const names = process.argv.slice(2).filter(word => !word.startsWith('-'));
const USAGE = `npm run test:search           fetches OpenSearch, starts it on this machine, and runs the tests of search with it
npm run test:search -- NAME   runs the files of test/search that have NAME in their path

Needs Java 17 or newer and Maven. \`npm run test:long\` includes it.`;

await asCommand(async () => {
  const answered = answerWords(USAGE, [], true);
  if (answered !== undefined) return answered;
  const start = Date.now();
  checkHostNode();
  await ensureToolsInstalled();
  await ensurePrograms();
  const files = names.length === 0 ? [] : testsNamed(names, true).vitest.flatMap(choice => choice.files);
  const chosen = files.filter(path => path.startsWith('test/search/'));
  const { passed, failed } = await withSearchEngine(env => runVitest(['search'], env, { files: chosen }));
  console.log(`Took ${seconds(start)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
