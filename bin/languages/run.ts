import { addLanguage } from './add-language.ts';
import { readSources, textFaults } from './gate.ts';
import { Library } from './library.ts';
import { report } from './report.ts';
import { writeTypes } from './write-types.ts';

const root = process.cwd();
const [command = 'report', code = '', extent = ''] = process.argv.slice(2);

if (command === 'types') writeTypes(root);
if (command === 'add') {
  process.exitCode = addLanguage(root, code, extent);
  writeTypes(root);
}
if (command === 'report') for (const line of report(new Library())) console.log(line);
if (command === 'check') {
  const faults = textFaults(new Library(), readSources(root));
  for (const { where, what } of faults) console.log(`${where}\n  ${what}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
