import { writeTypes } from './write-types.ts';

const [command] = process.argv.slice(2);
if (command === 'types') writeTypes(process.cwd());
