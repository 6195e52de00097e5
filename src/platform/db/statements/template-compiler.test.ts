import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { expect, it, vi } from 'vitest';
import { TemplateCompiler } from './template-compiler.ts';

interface Goods {
  readonly phones: { readonly id: string; readonly price: number };
}

const over = (compiler: PostgresQueryCompiler) =>
  new Kysely<Goods>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
const compiler = new TemplateCompiler();
const db = over(compiler);
const plain = over(new PostgresQueryCompiler());

const named = (name: string, where: RawBuilder<unknown>) => sql`select ${name} from phones ${where} limit ${5}`;
const priced = (least: number) => sql`where price >= ${least}`;

/** Text and values, the first time and the second. */
function written(statement: RawBuilder<unknown>) {
  const [first, again, expected] = [db, db, plain].map(each => {
    const { sql: text, parameters } = statement.compile(each);
    return { text, parameters };
  });
  expect(again).toEqual(first);
  expect(first).toEqual(expected);
  return first;
}

it('writes a template with other values as the builder would', () => {
  expect(written(named('id', priced(3)))).toEqual({
    text: 'select $1 from phones where price >= $2 limit $3',
    parameters: ['id', 3, 5],
  });
  expect(written(named('price', priced(7)))?.parameters).toEqual(['price', 7, 5]);
});

it('keeps apart what one template becomes with others in it', () => {
  const choices = [sql``, priced(1), sql`where ${priced(2)}`, sql.raw('where true'), sql.raw('where false')];
  const texts = choices.map(where => written(named('id', where))?.text);
  expect(new Set(texts).size).toBe(choices.length);
});

it('writes literals, names and parts of the builder anew each time', () => {
  const listed = (column: 'id' | 'price', value: string) =>
    sql`select ${sql.ref(column)}, ${sql.lit(value)}, ${sql.join([column, value])} from ${db.selectFrom('phones').select(column)}`;
  const texts = [listed('id', 'a'), listed('price', 'a'), listed('id', 'b')].map(each => written(each)?.text);
  expect(new Set(texts).size).toBe(3);
});

it('writes a text once, however often it runs', () => {
  const write = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  const statement = (price: number) => sql`select id from phones where price = ${price}`.compile(db);
  const texts = [1, 2, 3].map(price => statement(price).sql);
  expect(texts).toEqual(Array(3).fill('select id from phones where price = $1'));
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});
