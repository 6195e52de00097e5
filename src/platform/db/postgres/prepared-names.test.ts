import { expect, it } from 'vitest';
import { preparedNames } from './prepared-names.ts';

const send = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

it.each([
  'select 1',
  ' with a as (select 1) select * from a',
  '\n  (select 1) union all (select 2)',
  'UPDATE a SET b = 1',
])('“%s” is prepared when it is sent often, under one name', text => {
  expect(send(preparedNames(), text, 6)).toEqual([undefined, undefined, undefined, undefined, 's0', 's0']);
});

it.each(['begin', 'commit', 'set local jit = off'])('“%s” is not', text => {
  expect(send(preparedNames(), text, 9)).toEqual(Array(9).fill(undefined));
});

it('texts that are sent a few times leave the names to those that come later', () => {
  const nameOf = preparedNames();
  for (let at = 0; at < 2_000; at += 1) send(nameOf, `select ${at}`, 4);
  expect(send(nameOf, 'select now()', 5).at(-1)).toBe('s0');
});

it('there are 400 names at most, and who has one keeps it', () => {
  const nameOf = preparedNames();
  for (let at = 0; at < 500; at += 1) send(nameOf, `select ${at}`, 5);
  expect(nameOf('select 399')).toBe('s399');
  expect(send(nameOf, 'select 400', 9)).toEqual(Array(9).fill(undefined));
});
