import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensurePrograms } from './steps/needed-programs.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

await asCommand(async () => {
  checkHostNode();
  await ensureInstalled();
  const words = process.argv.slice(2);
  const answered = await runProgram('bench/check-words.ts', words);
  if (answered !== 0 || words.includes('--help')) return answered;
  await ensurePrograms();
  await ensureBuilt();
  const [first, ...rest] = words;
  // `npm run bench -- catalogue` is the bench of lists and search on many goods.
  if (first === 'catalogue') return runProgram('bench/catalogue-run.ts', rest, { NODE_ENV: 'production' });
  // `npm run bench -- import` is the bench of a file of 50,000 products.
  if (first === 'import') return runProgram('bench/import-run.ts', rest, { NODE_ENV: 'production' });
  // `npm run bench -- orders` is the bench of the order desk.
  if (first === 'orders') return runProgram('bench/orders-run.ts', rest, { NODE_ENV: 'production' });
  // `npm run bench -- processes` is the bench of one server process and of two.
  if (first === 'processes') return runProgram('bench/processes-run.ts', rest, { NODE_ENV: 'production' });
  // `npm run bench -- flood` is what others notice of one client that floods a route.
  if (first === 'flood') return runProgram('bench/flood-run.ts', rest, { NODE_ENV: 'production' });
  // `npm run bench -- taps` is how long a slow phone takes to show that it was touched.
  if (first === 'taps') return runProgram('bench/taps-run.ts', rest);
  return runProgram('bench/run.ts', words, { NODE_ENV: 'production' });
});
