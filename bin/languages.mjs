import { ensureToolsInstalled } from './steps/install.mjs';
import { checkHostNode, toolNode } from './steps/node.mjs';
import { runWith } from './steps/program.mjs';
import { asCommand } from './steps/say.mjs';

const USAGE = `npm run languages                  says what is missing in each language, and what differs from English
npm run languages -- add ta        makes the folder of a new language, with its texts in English, or adds what is new
npm run languages -- add ta shop   the same without the texts of the back-office
npm run languages -- types         writes the types of the texts after a new one
npm run languages -- check         checks all texts, as npm run check does`;

const words = process.argv.slice(2);

await asCommand(async () => {
  const [command = 'report'] = words;
  if (!['report', 'add', 'types', 'check'].includes(command)) {
    console.log(USAGE);
    return command === '--help' ? 0 : 2;
  }
  checkHostNode();
  await ensureToolsInstalled();
  return runWith(toolNode(), ['bin/languages/run.ts', ...words]);
});
