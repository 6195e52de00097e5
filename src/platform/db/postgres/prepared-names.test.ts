import { expect, it } from 'vitest';
import { preparedNames } from './prepared-names.ts';

it.each([
  'select 1',
  ' with a as (select 1) select * from a',
  '\n  (select 1) union all (select 2)',
  'UPDATE a SET b = 1',
])('“%s” is prepared, under one name', text => {
  const nameOf = preparedNames();
  expect([nameOf(text), nameOf(text)]).toEqual(['s0', 's0']);
});

it.each(['begin', 'commit', 'set local jit = off'])('“%s” is not', text => {
  expect(preparedNames()(text)).toBeUndefined();
});
