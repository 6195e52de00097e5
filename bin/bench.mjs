import { ensureBuilt } from './steps/build.mjs';
import { ensureToolsInstalled } from './steps/install.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { withSearchEngine } from './steps/search-engine.mjs';

/** The benches that are called by a first word; `bench/options.ts` says what each does. */
const NAMED = ['catalogue', 'costs', 'flood', 'import', 'offers', 'orders', 'processes', 'taps'];

await asCommand(async () => {
  checkHostNode();
  await ensureToolsInstalled();
  const words = process.argv.slice(2);
  const answered = await runProgram('bench/check-words.ts', words);
  if (answered !== 0 || words.includes('--help')) return answered;
  await ensurePrograms();
  await ensureBuilt();
  const production = { NODE_ENV: 'production' };
  const [first, ...rest] = words;
  if (words.some(word => word.split('=')[0] === '--against'))
    return runProgram('bench/against/run.ts', words, production);
  if (!NAMED.includes(first)) return runProgram('bench/requests/run.ts', words, production);
  if (first === 'catalogue' && words.some(word => word === 'opensearch' || word === 'both'))
    return withSearchEngine(env => runProgram('bench/catalogue/run.ts', rest, { ...production, ...env }), '3g');
  return runProgram(`bench/${first}/run.ts`, rest, first === 'taps' ? {} : production);
});
