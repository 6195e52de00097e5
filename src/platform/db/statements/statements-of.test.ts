import { expect, it } from 'vitest';
import { statementsOf } from './statements-of.ts';

it('splits at semicolons that end a line, not inside a function', () => {
  const text =
    '-- a; comment\ncreate table a (id int);\ncreate function f() returns int as $$\nselect 1;\n$$ language sql;\n';
  expect(statementsOf(text)).toEqual([
    'create table a (id int);',
    'create function f() returns int as $$\nselect 1;\n$$ language sql;',
  ]);
});
