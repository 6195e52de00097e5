import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { readDatabase, type Schema } from './read-database.ts';
import { typesText } from './types-text.ts';

let open: OpenDatabase;
let schema: Schema;
beforeAll(async () => {
  open = await openPgliteInMemory();
  await open.execute(`
    create table shops (id uuid primary key, kind text not null check (kind in ('small', 'very large', '3.5 m')));
    create table shelves (
      number bigint primary key generated always as identity,
      shop_id uuid not null references shops (id),
      price_paise bigint not null default 5,
      state text default 'full' check (state in ('full', 'empty')),
      name varchar(20) check (name in ('a', 'b') and shop_id is not null),
      only_one text not null check (only_one = 'one'),
      facts jsonb not null default '{}',
      more json,
      opened_on date,
      is_wide boolean not null generated always as (price_paise > 2) stored
    );
    comment on table shelves is 'Where things stand.';
    comment on column shelves.opened_on is 'A day.'`);
  schema = await readDatabase(open.db);
});
afterAll(() => open.close());

it('columns have the types of the database, refined by what the program knows', () => {
  const refinements = { shops: { id: 'ShopId', kind: 'ShopKind' }, shelves: { facts: 'Facts' } };
  const text = typesText(schema, refinements, {
    '#shops.ts': ['ShopId', 'ShopKind', 'Unused'],
    '#facts.ts': ['Facts'],
  });
  expect(text).toContain(
    "import type { ShopId, ShopKind } from '#shops.ts';\nimport type { Facts } from '#facts.ts';\n",
  );
  expect(text).toContain(`
    /** Where things stand. */
    shelves: {
      number: GeneratedAlways<number>;
      shop_id: ShopId;
      price_paise: Generated<Paise>;
      state: Generated<'full' | 'empty' | null>;
      name: string | null;
      only_one: 'one';
      facts: ColumnType<Facts, string | undefined, string>;
      more: ColumnType<unknown, string | null, string | null>;
      /** A day. */
      opened_on: ColumnType<Date | null, string | null, string | null>;
      is_wide: GeneratedAlways<boolean>;
    };
    shops: {
      id: ShopId;
      kind: ShopKind;
    };
`);
});

it('a named type stands beside the texts that its check constraint allows', () => {
  const text = typesText(schema, { shops: { kind: 'ShopKind' } }, {});
  expect(text).toContain(
    `'shops.kind': Same<\n    ShopKind,\n    'small' | 'very large' | '3.5 m',\n    ShopKind\n  >;`,
  );
});

it.each([
  [{ shops: { colour: 'Colour' } }, 'the column colour of shops'],
  [{ stairs: { id: 'StairsId' } }, 'the column id of stairs'],
])('a refinement of a column that is not there is refused', (refinements, what) => {
  expect(() => typesText(schema, refinements, {})).toThrow(what);
});
