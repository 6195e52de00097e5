import { arrows, judgedFolders } from './architecture-rules.ts';
import { figuresTable, measure } from './figures.ts';
import { readModuleGraph } from './module-graph.ts';
import { knownBreaches } from './table-gate.ts';
import { tableOwners } from './table-owners.ts';

const root = process.cwd();
const graph = readModuleGraph(root, judgedFolders);
const figures = measure({ root, graph, drawn: arrows, owners: tableOwners, known: knownBreaches(root) });
console.log(figuresTable(figures, process.argv.includes('--lists')));
