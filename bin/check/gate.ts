import { advice, arrows, judgedFolders } from './architecture-rules.ts';
import { judgeImports } from './import-gate.ts';
import { readModuleGraph } from './module-graph.ts';
import { judgeTables } from './table-gate.ts';
import { tableAdvice } from './table-owners.ts';

const root = process.cwd();
const graph = readModuleGraph(root, judgedFolders);
const found = [
  ...judgeImports(root, arrows, graph).violations.map(each => ({ ...each, todo: advice[each.rule] })),
  ...judgeTables(root, graph).map(each => ({ ...each, todo: tableAdvice[each.rule] })),
];
for (const { rule, where, what, todo } of found) console.log(`${where}\n  ${rule}: ${what}\n  → ${todo}\n`);
const [modules, imports, sql] = [graph.modules.length, graph.imports.length, graph.sql.length];
console.log(`Read ${modules} modules, ${imports} imports and ${sql} places of SQL; ${found.length} against the rules.`);
// A gate that read nothing has proved nothing.
if (found.length > 0 || modules === 0 || sql === 0) process.exitCode = 1;
