import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode } from './steps/node.mjs';
import { runProgram } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';
import { answerWords } from './steps/usage.mjs';

const USAGE = `npm run relevance             judges what the search finds for some hundred queries, and writes a report to docs/reports
npm run relevance -- --poor   also shows what was found for queries that are answered badly`;

await asCommand(async () => {
  const answered = answerWords(USAGE, ['--poor']);
  if (answered !== undefined) return answered;
  checkHostNode();
  await ensureToolsInstalled();
  return runProgram('bench/relevance/run.ts', process.argv.slice(2));
});
