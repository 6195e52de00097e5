import { expect, it } from 'vitest';
import { statementWords } from './statement-meter.ts';

it('keeps a statement with its placeholders, on one line', () => {
  expect(statementWords(' select "id"\n  from "users"\n where "email" = $1 limit $12 ')).toBe(
    'select "id" from "users" where "email" = $1 limit $12',
  );
});

it('leaves out what is quoted, whatever stands between the quotes', () => {
  expect(statementWords("update t set name = 'Asha O''Brien', note = 'a' where id = 7")).toBe(
    'update t set name = ?, note = ? where id = 7',
  );
  expect(statementWords("do $body$ perform $1, 'Asha' $body$; select $$Asha$$")).toBe('do ?; select ?');
});

it('leaves out numbers that could be a telephone’s, and keeps names that hold figures', () => {
  expect(statementWords('select s12345, $12345 from t where mobile = 9812345670')).toBe(
    'select s12345, $12345 from t where mobile = ?',
  );
});

it('ends somewhere', () => {
  expect(statementWords(`select ${'a, '.repeat(5_000)}b`)).toHaveLength(2_001);
});
