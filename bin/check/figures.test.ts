import { expect, test } from 'vitest';
import { owners } from '../../db/owners.ts';
import { arrows, judgedFolders } from './architecture-rules.ts';
import { type Figure, figuresTable, type Measured, measure } from './figures.ts';
import { findKnots } from './find-knots.ts';
import { readModuleGraph } from './module-graph.ts';
import { houseWith, removeHouses } from './planted-house.ts';
import { knownBreaches } from './table-gate.ts';

removeHouses();

/** 30 lines and no more, so that the file is not under 30. */
const long = `export const long = 1;\n${'// one more\n'.repeat(29)}`;

const house: Record<string, string> = {
  'db/migrations/0001.sql': 'create table carts (id int); create table products (id int); create table users (id int);',
  'src/server.ts': `import '#orders/cart/server/cart.ts';\nimport '#demo/demo.ts';\n`,
  'src/shared/money.ts': long,
  'src/shared/time.ts': `export const now = 1;\n`,
  'src/shared/other.ts': `import './time.ts';\nimport './money.ts';\n`,
  'src/shared/time.test.ts': `import './time.ts';\nexport const now = 2;\n`,
  'demo/demo.ts': `import '#shared/time.ts';\nexport const now = 3;\n`,
  'src/modules/orders/cart/cart.ts': `export type { now } from '#shared/time.ts';\nexport type Row = 1;\n`,
  'src/modules/orders/cart/server/cart.ts': `import '#products/catalog/server/catalog.ts';\nexport interface Row { id: 1 }\nsql<Row>\`select from carts\`;\n`,
  'src/modules/products/catalog/server/catalog.ts': `export const find = () => sql<Row>\`select from users, carts\`;\ndb.selectFrom('products').innerJoin('products as p');\nsql\`select from products\`;\n`,
  'src/modules/products/catalog/ui/use-list.ts': `import '#people/users/contract.ts';\nexport const loader = 1;\n`,
  'src/modules/products/catalog/ui/page.tsx': `export const loader = 2;\nexport default 1;\n`,
  'src/modules/products/catalog/ui/page.module.css': '',
  'src/modules/people/users/contract.ts': `import type { now } from '#products/catalog/rules.ts';\nexport const signUp = 1;\nexport type User = 1;\n`,
  'src/modules/people/users/server/users.ts': `sql\`delete from users\`;\ndb.insertInto('users');\nexport const signUp = 2;\nexport interface User { id: 1 }\n`,
};

const rules: Omit<Measured, 'root' | 'graph'> = {
  drawn: {
    server: [
      ['cart', 'catalog'],
      ['users', 'catalog'],
    ],
    ui: [],
  },
  owners: { carts: 'orders', products: 'products', users: 'people' },
  known: { 'src/modules/products/catalog/server/catalog.ts': ['users', 'carts'] },
  uncheckedRows: ['src/modules/products/catalog/server/catalog.ts find'],
};

function measureHouse(): Figure[] {
  const root = houseWith(house);
  return measure({ root, graph: readModuleGraph(root, judgedFolders), ...rules });
}

test('every figure of a small house is what one counts by hand', () => {
  expect(Object.fromEntries(measureHouse().map(({ name, value }) => [name, value]))).toEqual({
    'Lines of TypeScript': 54,
    'Files of TypeScript': 11,
    'All files in a folder of src, median': 1,
    '… in the largest': 4,
    'Files with one importer': 4,
    '… of these under 30 lines': 3,
    'Exported names used twice or more': 2,
    '… beside these, calls and their handlers': 1,
    'Files named use-*': 1,
    '… their lines': 2,
    'Files with a loader or action of the router': 2,
    'Server dependencies between features': 1,
    'Server arrows that nothing uses': 1,
    'Server dependencies between modules': 1,
    'Modules naming another’s tables, pairs': 2,
    'Modules in cycles, by server calls and tables': 2,
    'Files naming a foreign table, pairs': 2,
    'sql<Row>, unchecked': 1,
    '… checked': 1,
    'Statements of the query builder': 2,
  });
});

test('a list says what was counted', () => {
  const items = new Map(measureHouse().map(each => [each.name, each.items]));
  expect(items.get('Exported names used twice or more')).toEqual([
    'Row: src/modules/orders/cart/cart.ts, src/modules/orders/cart/server/cart.ts',
    'User: src/modules/people/users/contract.ts, src/modules/people/users/server/users.ts',
  ]);
  expect(items.get('Modules naming another’s tables, pairs')).toEqual(['products → orders', 'products → people']);
  expect(items.get('Server arrows that nothing uses')).toEqual(['users → catalog']);
  expect(items.get('Modules in cycles, by server calls and tables')).toEqual(['2: orders products']);
});

test('the table marks the aims that are met, and shows lists when they are asked for', () => {
  const figures = [
    { name: 'Short', value: 3, aim: 3, items: ['a.ts'] },
    { name: 'A longer name', value: 1234.5, aim: 3 },
    { name: 'No aim', value: 0 },
  ];
  expect(figuresTable(figures, true).split('\n').slice(1)).toEqual([
    'Short                3       ≤ 3  ✔',
    '    a.ts',
    'A longer name  1,234.5       ≤ 3',
    'No aim               0',
  ]);
  expect(figuresTable(figures, false)).not.toContain('a.ts');
});

test('a knot is every node that can be reached there and back', () => {
  const edges = 'ab bc ca cd de ed xx yz'.split(' ').map(([from = '', to = '']) => [from, to] as const);
  expect(findKnots(edges)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('this project is measured, and its own breaches of table ownership are those of the list', () => {
  const root = process.cwd();
  const known = knownBreaches(root);
  const figures = measure({
    root,
    graph: readModuleGraph(root, ['src']),
    drawn: arrows,
    owners,
    known,
    uncheckedRows: [],
  });
  const value = (name: string) => figures.find(each => each.name === name)?.value ?? 0;
  expect(value('Lines of TypeScript')).toBeGreaterThan(value('Files of TypeScript'));
  expect(value('Files naming a foreign table, pairs')).toBe(Object.values(known).flat().length);
  expect(figures.filter(each => Number.isNaN(each.value))).toEqual([]);
});
