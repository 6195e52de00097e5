import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseWith, removeHouses } from '#bin/check/planted-house.ts';
import { type DescribedColumn, Describer } from './described-rows.ts';
import { type JudgedRows, judgeRows } from './judge-rows.ts';
import { readProject } from './promised-rows.ts';

const SCHEMA = `
  create table sellers (id uuid primary key, name text not null, phone text);
  create table products (id uuid primary key, seller_id uuid not null references sellers, title text not null, sku text,
    stock int not null, price_paise bigint not null, weight numeric not null, seen date, facts jsonb not null);`;

const TABLES = `
  export interface Tables {
    sellers: { id: SellerId; name: string; phone: string | null };
    products: { id: ProductId; seller_id: SellerId; title: string; sku: string | null; stock: number; price_paise: number;
      weight: string; seen: Date | null; facts: { size: string } };
  }
  export type SellerId = string & { readonly of: 'seller' };
  export type ProductId = string & { readonly of: 'product' };`;

const HEAD = `
  import { type RawBuilder, sql } from 'kysely';
  import type { ProductId, SellerId } from '../db/tables.ts';
  declare const db: never;
  declare const given: string;
  declare const asked: boolean;`;

const CONFIG = JSON.stringify({
  compilerOptions: { strict: true, target: 'es2024', module: 'esnext', moduleResolution: 'bundler', types: [] },
  include: ['src', 'db'],
});

const template = (type: string, text: string) => `sql<${type}>\`${text}\``;
const hole = (code: string) => `\${${code}}`;

const FALSE: readonly [what: string, code: string, faults: readonly string[]][] = [
  [
    'a column that is not selected',
    template('{ id: ProductId; sku: string | null }', 'select id from products'),
    ['promises sku, which is not selected'],
  ],
  [
    'a column that is not promised',
    template('{ id: ProductId }', 'select id, stock from products'),
    ['selects stock, which is not promised'],
  ],
  ['a column twice', template('{ id: ProductId }', 'select id, id from products'), ['selects id twice']],
  ['a null', template('{ sku: string }', 'select sku from products'), ['sku is null at times, and promised as string']],
  [
    'a null of a join',
    template('{ name: string }', 'select s.name from products p left join sellers s on s.id = p.seller_id'),
    ['name is null at times, and promised as string'],
  ],
  [
    'a null of a sum',
    template('{ sum: number }', 'select sum(stock)::int as sum from products'),
    ['sum is null at times, and promised as number'],
  ],
  [
    'a number that comes as text',
    template('{ weight: number }', 'select weight from products'),
    ['weight is of type numeric, and promised as number'],
  ],
  [
    'a day as text',
    template('{ seen: string | null }', 'select seen from products'),
    ['seen is of type date, and promised as string | null'],
  ],
  [
    'a list of other members',
    template('{ ids: number[] }', 'select array_agg(title) as ids from products group by stock'),
    ['ids is of type text[], and promised as number[]'],
  ],
  [
    'a Date in JSON',
    template('{ facts: { at: Date } }', `select json_build_object('at', seen) as facts from products`),
    ['facts is of type json, and promised as { at: Date; }'],
  ],
  [
    'JSON of another shape than the table’s',
    template('{ facts: { weight: number } }', 'select facts from products'),
    ['facts is { size: string; }, and promised as { weight: number; }'],
  ],
  [
    'another’s id',
    template('{ id: SellerId }', 'select id from products'),
    ['id is ProductId, and promised as SellerId'],
  ],
  ['any', template('{ id: any }', 'select id from products'), ['id is of type uuid, and promised as any']],
  ['a value', template('string', 'now()'), ['now is of type timestamp with time zone, and promised as string']],
  [
    'a value that the place promises',
    'const value: RawBuilder<Date> = sql`1`;',
    ['?column? is of type integer, and promised as Date'],
  ],
  [
    'the other branch',
    `const way = asked ? sql\`title\` : sql\`sku\`;\n${template('{ word: string }', `select ${hole('way')} as word from products`)}`,
    ['word is null at times, and promised as string'],
  ],
  [
    'what a caller gives',
    `function find(what: RawBuilder<unknown>) {\n  return ${template('{ word: string }', `select ${hole('what')} as word from products`)};\n}\nfind(sql\`sku\`);`,
    ['word is null at times, and promised as string'],
  ],
  [
    'a table that is not there',
    template('{ id: string }', 'select id from product'),
    ['can’t be described: relation "product" does not exist'],
  ],
  [
    'SQL that is only known when it runs',
    `declare const from: RawBuilder<unknown>;\n${template('{ id: string }', `select id from ${hole('from')}`)}`,
    ['can’t be described: syntax error at or near "null"'],
  ],
];

const TRUE: readonly [what: string, code: string][] = [
  [
    'plain columns',
    template(
      '{ id: ProductId; sku: string | null; stock: number; price_paise: number; weight: string; seen: Date | null }',
      'select id, sku, stock, price_paise, weight, seen from products',
    ),
  ],
  [
    'wider types',
    template('{ id: string; title: string | null; facts: unknown }', 'select id, title, facts from products'),
  ],
  [
    'values of parameters',
    template(
      '{ id: ProductId }',
      `select id from products where title = ${hole('given')} and id in (${hole('sql.join([given])')})`,
    ),
  ],
  [
    'a column that a condition keeps from being null',
    template('{ sku: string }', `select sku from products where sku > ${hole('given')} and stock > 0`),
  ],
  [
    'a join whose other side a condition requires',
    template(
      '{ name: string }',
      `select s.name from products p left join sellers s on s.id = p.seller_id where s.id = ${hole('given')}`,
    ),
  ],
  [
    'a count in a query of its own',
    template('{ count: number }', 'select (select count(*)::int from products) as count'),
  ],
  [
    'rows that are written',
    template(
      '{ id: SellerId; phone: string }',
      `update sellers set phone = '1' where id = ${hole('given')} returning id, phone`,
    ),
  ],
  [
    'a union',
    template('{ word: string | null }', 'select title as word from products union all select phone from sellers'),
  ],
  ['a promise that nothing is said of', 'sql`select * from products`'],
  [
    'a value in a query of the builder',
    `declare const builder: { selectFrom: (table: string) => { select: (value: unknown) => void } };\nexport const find = () => builder.selectFrom('products as p').select(${template('boolean', 'p.sku is not null')});`,
  ],
  [
    'columns that a function writes',
    `const selected = (names: readonly string[]) => sql.raw(names.map(name => \`p.\${name} as "\${name}"\`).join(', '));\n${template('{ id: ProductId; sku: string | null }', `select ${hole(`selected(['id', 'sku'])`)} from products p`)}`,
  ],
];

const EXCEPTED = `export function find() { return ${template('{ sku: string; stock: string }', 'select sku, stock from products')}; }`;
const EXCEPTIONS = { 'sellers give each an SKU': ['src/excepted.ts find sku', 'src/excepted.ts find title'] };

let describer: Describer;
let judged: JudgedRows;
beforeAll(async () => {
  const files = [
    ...FALSE.map(([, code], at) => [`src/false-${at}.ts`, `${HEAD}\n${code}`]),
    ...TRUE.map(([, code], at) => [`src/true-${at}.ts`, `${HEAD}\n${code}`]),
    ['src/excepted.ts', `${HEAD}\n${EXCEPTED}`],
  ];
  const root = houseWith({ 'tsconfig.json': CONFIG, 'db/tables.ts': TABLES, ...Object.fromEntries(files) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  describer = await Describer.open(SCHEMA);
  const project = readProject(root);
  judged = await judgeRows(project, describer, EXCEPTIONS);
  project.close();
});
afterAll(() => describer.close());
removeHouses();

const faultsOf = (file: string) =>
  judged.faults.filter(({ place }) => place.startsWith(`${file} `)).map(({ what }) => what);

describe('a place that promises rows', () => {
  it.each(FALSE.map(([what, , faults], at) => ({ what, faults, at })))('is refused for $what', ({ faults, at }) => {
    expect(faultsOf(`src/false-${at}.ts`)).toEqual(faults);
  });

  it.each(TRUE.map(([what], at) => ({ what, at })))('passes with $what', ({ at }) => {
    expect(faultsOf(`src/true-${at}.ts`)).toEqual([]);
  });

  it('may be an exception, as long as something is wrong with it', () => {
    expect(faultsOf('src/excepted.ts')).toEqual([
      'stock is of type integer, and promised as string',
      'is an exception without a fault',
    ]);
  });

  it('is counted', () => {
    expect(judged.unchecked).toHaveLength(2);
    expect(judged.checked).toBe(FALSE.length + TRUE.length - 2);
  });
});

describe('a described column', () => {
  const columnsOf = async (text: string) =>
    (await describer.describe(text)).map(({ name, mayBeNull }: DescribedColumn) => `${name}${mayBeNull ? '?' : ''}`);

  it.each([
    [
      `select coalesce(sku, phone) as a, coalesce(sku, '') as b, sku || 'x' as c from products, sellers`,
      ['a?', 'b', 'c?'],
    ],
    [
      `select case when stock > 0 then title end as a, case when stock > 0 then title else 'none' end as b from products`,
      ['a?', 'b'],
    ],
    [`select facts->>'size' as a from products`, ['a?']],
    [`select facts->>'size' as a from products where facts->>'size' = 'big'`, ['a']],
    [
      'select seller_id, max(title) as a, max(sku) as b, array_agg(sku) as c, count(sku) as d from products group by 1',
      ['seller_id', 'a', 'b?', 'c', 'd'],
    ],
    ['with few as (select sku from products where sku is not null) select sku from few', ['sku']],
    ['select (select title from products limit 1) as a, exists (select from products) as b', ['a?', 'b']],
    [
      'with made as (insert into sellers (id, name) values ($1, $2) returning phone, name) select * from made',
      ['phone?', 'name'],
    ],
    ['update products set sku = coalesce(sku, title) where id = $1 returning sku', ['sku']],
  ])('knows where nulls come from: %s', async (text, columns) => {
    expect(await columnsOf(text)).toEqual(columns);
  });
});
