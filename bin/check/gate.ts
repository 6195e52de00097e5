import { advice, arrows, judgedFolders } from './architecture-rules.ts';
import { judgeImports } from './import-gate.ts';
import { readModuleGraph } from './module-graph.ts';
import { judgeTables, tablesNamed, tablesOfMigrations } from './table-gate.ts';
import { tableAdvice } from './table-owners.ts';

/** A trigger fills the first; the name of the second is passed to a package. */
const UNNAMED = ['sold_titles', 'throttles'];

const root = process.cwd();
const graph = readModuleGraph(root, judgedFolders);
const found = [
  ...judgeImports(root, arrows, graph).violations.map(each => ({ ...each, todo: advice[each.rule] })),
  ...judgeTables(root, graph).map(each => ({ ...each, todo: tableAdvice[each.rule] })),
  ...unnamedTables().map(table => ({
    rule: 'unnamed-table',
    where: 'db/migrations',
    what: `no code names the table ${table}`,
    todo: 'delete it by a migration, or teach the gate to see the statement that names it',
  })),
];
for (const { rule, where, what, todo } of found) console.log(`${where}\n  ${rule}: ${what}\n  → ${todo}\n`);
const [modules, imports, sql] = [graph.modules.length, graph.imports.length, graph.sql.length];
console.log(`Read ${modules} modules, ${imports} imports and ${sql} places of SQL; ${found.length} against the rules.`);
// A gate that read nothing has proved nothing.
if (found.length > 0 || modules === 0 || sql === 0) process.exitCode = 1;

function unnamedTables(): string[] {
  const tables = tablesOfMigrations(root);
  const named = new Set(tablesNamed(graph.sql, new Set(tables)).uses.map(({ table }) => table));
  return tables.filter(table => !named.has(table) && !UNNAMED.includes(table));
}
