import { describe, expect, test } from 'vitest';
import { judgedFolders } from './architecture-rules.ts';
import { readModuleGraph } from './module-graph.ts';
import { houseWith, removeHouses } from './planted-house.ts';
import { judgeTables, type TableRules, type TableViolation } from './table-gate.ts';
import { tableAdvice } from './table-owners.ts';

const own = 'src/modules/orders/cart/server/cart.queries.ts';
const debt = 'src/modules/orders/cart/server/debt.ts';

/** A small house in good order; every planted fault is added to it. */
const soundHouse: Record<string, string> = {
  'db/migrations/0001_all.sql': `create table carts (id int); create table goods (id int); create table words (id int);`,
  'db/migrations/0002_more.sql': `alter table goods rename to products; drop table words; create view prices as select from products;`,
  [own]: `const one = sql\`select * from carts where id = \${1}\`;\nconst all = db.selectFrom('carts as c');`,
  [debt]: `const one = sql\`select from products\`;`,
  'src/modules/products/catalog/server/catalog.ts': `export const bought = sql\`exists (select from products join prices on true)\`;`,
  'src/platform/backup/rows.ts': `const rows = sql\`select from \${sql.table(name)}\`;`,
  'src/commands/check/proofs.ts': `const proof = 'select from carts join products on true';`,
};
const rules: TableRules = {
  owners: { carts: 'orders', products: 'products', prices: 'products' },
  known: { [debt]: ['products'] },
};

function judge(files: Record<string, string>, given = rules): TableViolation[] {
  const root = houseWith({ ...soundHouse, ...files });
  return judgeTables(root, readModuleGraph(root, judgedFolders), given);
}

function faultsOf(files: Record<string, string>, given = rules): string[] {
  return judge(files, given).map(({ rule, where }) => `${rule} ${where}`);
}

removeHouses();

const planted = 'src/modules/orders/cart/server/x.ts';

const foreignCode: [what: string, code: string][] = [
  ['a select', 'sql`select id from products`'],
  ['a row type', 'sql<Row>`select id from products`'],
  ['a schema', 'sql`select id from public.products`'],
  ['other letters', 'sql`SELECT id FROM Products`'],
  ['a join', 'sql`select from carts join products p on p.id = carts.id`'],
  ['a list', 'sql`select from carts, products`'],
  ['a subquery', 'sql`select (select count(*) from products) from carts`'],
  ['a condition', 'sql`select from carts where exists (select from products)`'],
  ['WITH', 'sql`with p as (select from products) select from p, carts`'],
  ['the inside of its own name in WITH', 'sql`with products as (select from products) select from products`'],
  ['a later query beside WITH', 'sql`with c as (select from carts) select from c, products`'],
  ['an insert', 'sql`insert into products (id) values (1)`'],
  ['an update', 'sql`update products set id = 1`'],
  ['an update from', 'sql`update carts set id = p.id from products p`'],
  ['a delete', 'sql`delete from products`'],
  ['a delete using', 'sql`delete from carts using products where true`'],
  ['a merge', 'sql`merge into carts using products p on true when matched then delete`'],
  ['a truncate', 'sql`truncate carts, products`'],
  ['a lock', 'sql`lock table products in share mode`'],
  ['a second statement', 'sql`select 1; delete from products`'],
  ['a view', 'sql`select from prices`'],
  ['a condition alone', 'sql`exists (select from products)`'],
  ['what stands behind FROM', 'sql`products p join carts c on true`'],
  ['a name alone', 'sql`select from $' + '{late ? sql`products` : sql`carts`}`'],
  ['a column with its table', 'sql`products.id`'],
  [
    'values in every place',
    'sql`select $' + '{a} from products $' + '{b} where $' + '{c} and id in ($' + '{d}) $' + '{e}`',
  ],
  ['a text that is no template', "sql.raw('select from products')"],
  ['a text for later', 'const later = `select $' + '{what} from products`'],
  ['a text in quotes', "const later = 'delete from products'"],
  ['a template of another name', 'const rows = query`select from products`'],
  ['dynamic.table', "db.selectFrom(db.dynamic.table('products').as('p'))"],
  ['a subquery of sql', "db.selectFrom(sql`(select from products)`.as('p'))"],
  ['sql.table', 'sql`select from $' + "{sql.table('products')}`"],
  ['selectFrom', "db.selectFrom('products').select('id')"],
  ['selectFrom with a schema', "db.selectFrom('public.products as p')"],
  ['selectFrom with an alias', "db.selectFrom('products as p')"],
  ['selectFrom of several', "db.selectFrom(['carts', 'products as p'])"],
  ['selectFrom of one or the other', "db.selectFrom(late ? 'products' : 'carts')"],
  ['selectFrom of a template', 'db.selectFrom(`products`)'],
  ['insertInto', "db.insertInto('products').values(row)"],
  ['updateTable', "db.updateTable('products').set(row)"],
  ['updateTable from', "db.updateTable('carts').from('products')"],
  ['deleteFrom', "db.deleteFrom('products')"],
  ['deleteFrom using', "query.using('products')"],
  ['mergeInto', "db.mergeInto('products')"],
  ['innerJoin', "db.selectFrom('carts').innerJoin('products', 'products.id', 'carts.id')"],
  ['leftJoin', "query.leftJoin('products as p', 'p.id', 'carts.id')"],
  ['crossJoinLateral of a callback', "query.crossJoinLateral(eb => eb.selectFrom('products').as('p'))"],
];

describe('the gate over SQL', () => {
  test('finds nothing in a house in good order', () => {
    expect(judge({})).toEqual([]);
  });

  test.each(foreignCode)('reports a foreign table in %s', (_what, code) => {
    expect(faultsOf({ [planted]: `\n${code};` })).toEqual([`foreign-table ${planted}:2`]);
  });

  test.each(foreignCode)('lets the owner write it: %s', (_what, code) => {
    const given = { ...rules, owners: { carts: 'orders', products: 'orders', prices: 'orders' }, known: {} };
    const house = { [debt]: '', 'src/modules/products/catalog/server/catalog.ts': '', [planted]: code };
    expect(faultsOf(house, given)).toEqual([]);
  });

  test.each([
    ['a name of WITH', 'sql`with products as (select from carts) select from products`'],
    [
      'a name of WITH RECURSIVE',
      'sql`with recursive products as (select 1 union select * from products) select from carts`',
    ],
    ['a column', 'sql`select carts.products, c.products from carts c`'],
    ['a comment', 'sql`select from carts -- not from products\n`'],
    ['a text in SQL', "sql`select 'from products' from carts`"],
    ['a sentence', "const words = 'Select products from our list'"],
    ['a list of something else', "Array.from('products')"],
    ['a table that is gone', 'sql`select from goods, words`'],
  ])('takes %s for no foreign table', (_what, code) => {
    expect(faultsOf({ [planted]: code })).toEqual([]);
  });

  test.each([
    ['a table', 'db.selectFrom(table)'],
    ['a table made of pieces', 'db.selectFrom(`$' + '{name}s`)'],
    ['a table that a function names', 'db.insertInto(tableOf(row))'],
    ['a table out of a map', 'db.selectFrom(tables.get(kind))'],
    ['a table of dynamic.table', "db.selectFrom(db.dynamic.table(table).as('t'))"],
    ['a join', "db.selectFrom('carts').innerJoin(table, 'id', 'id')"],
    ['an addition', "db.updateTable('carts').from(table)"],
    ['sql.table', 'sql`select from $' + '{sql.table(name)}`'],
    ['a piece of sql.raw', 'sql.raw(`select from $' + '{table}`)'],
    ['sql.raw', 'sql`select from $' + '{sql.raw(text)}`'],
  ])('reports %s that is only known when it runs', (_what, code) => {
    expect(faultsOf({ [planted]: code })).toEqual([`computed-sql ${planted}:1`]);
  });

  test.each([
    ['is no SQL', 'sql`select from where`'],
    ['ends in the middle', 'sql`select * from (select`'],
  ])('reports a template that %s', (_what, code) => {
    expect(faultsOf({ [planted]: code })).toEqual([`unread-sql ${planted}:1`]);
  });

  test('a feature does not speak for the platform, the demo or the composition', () => {
    for (const path of ['src/platform/x.ts', 'demo/x.ts', 'src/x.ts', 'src/commands/x.ts']) {
      expect(faultsOf({ [path]: 'sql`select from carts`' })).toEqual([`foreign-table ${path}:1`]);
    }
  });

  test('lets the features of a module share its tables', () => {
    expect(faultsOf({ 'src/modules/orders/orders/server/x.ts': 'sql`select from carts`' })).toEqual([]);
  });

  test('reads no tests', () => {
    expect(faultsOf({ 'src/modules/orders/cart/server/x.test.ts': 'sql`select from products`' })).toEqual([]);
  });

  test('a file that is known for one table may name no other', () => {
    const text = 'sql`select from products, prices`';
    expect(judge({ [debt]: text }).map(({ what }) => what)).toEqual(['names prices, a table of products']);
  });

  test('a known breach that has ended has to be taken out', () => {
    expect(judge({ [debt]: 'sql`select from carts`' })).toEqual([
      { rule: 'ended-breach', where: 'bin/check/known-breaches.json:1', what: `${debt} no longer names products` },
    ]);
  });

  test('a known breach of a file that is gone has to be taken out', () => {
    const known = { ...rules.known, 'src/modules/orders/cart/server/gone.ts': ['products'] };
    expect(faultsOf({}, { ...rules, known })).toEqual(['ended-breach bin/check/known-breaches.json:1']);
  });

  test.each([
    ['has no owner', { carts: 'orders', products: 'products' }, 'prices has no owner'],
    ['is in no migration', { ...rules.owners, words: 'orders' }, 'words is owned, but no migration makes it'],
  ])('reports a table that %s', (_what, owners, expected) => {
    const owned = judge({ 'src/modules/products/catalog/server/catalog.ts': '' }, { ...rules, owners });
    expect(owned.map(({ rule, what }) => `${rule}: ${what}`)).toEqual([`table-owner: ${expected}`]);
  });

  test('has a planted fault for every rule', () => {
    const faults = judge(
      { [debt]: '', [planted]: 'sql`select from where`; sql`select from products`; db.selectFrom(table);' },
      { ...rules, owners: { ...rules.owners, words: 'orders' } },
    );
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set(Object.keys(tableAdvice)));
  });
});
