import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConstructionPlans } from 'pg-boss';
import { Describer } from './described-rows.ts';
import { judgeRows } from './judge-rows.ts';
import { readProject } from './promised-rows.ts';
import { rowExceptions } from './row-exceptions.ts';

const root = process.cwd();
const opening = Describer.open(`${readFileSync(join(root, 'db/schema.sql'), 'utf8')} ${getConstructionPlans('jobs')}`);
const project = readProject(root);
const describer = await opening;
const { faults, checked, unchecked } = await judgeRows(project, describer, rowExceptions);
project.close();
await describer.close();
for (const { where, place, what } of faults) console.log(`${where}\n  ${what}\n  (${place})\n`);
console.log(
  `${checked} places of sql<Row> checked, ${unchecked.length} not; ${faults.length} promise what does not come.`,
);
// A check that read nothing has proved nothing.
if (faults.length > 0 || checked === 0) process.exitCode = 1;
