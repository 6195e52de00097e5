import { owners } from '../../db/owners.ts';
import { arrows, judgedFolders } from './architecture-rules.ts';
import { figuresTable, measure } from './figures.ts';
import { readModuleGraph } from './module-graph.ts';
import { uncheckedRows } from './rows/judge-rows.ts';
import { rowExceptions } from './rows/row-exceptions.ts';
import { knownBreaches } from './table-gate.ts';

const root = process.cwd();
const graph = readModuleGraph(root, judgedFolders);
const figures = measure({
  root,
  graph,
  drawn: arrows,
  owners,
  known: knownBreaches(root),
  uncheckedRows: uncheckedRows(rowExceptions),
});
console.log(figuresTable(figures, process.argv.includes('--lists')));
