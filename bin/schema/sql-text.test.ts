import { expect, it } from 'vitest';
import { plainSql, wrapSql } from './sql-text.ts';

it.each([
  ["CHECK (kind = ANY (ARRAY['A'::text, 'b c'::text]))", "check (kind in ('A', 'b c'))"],
  ["CHECK (kind <> ALL (ARRAY['a'::text]))", "check (kind not in ('a'))"],
  ["CHECK (name ~ '^[A-Z]  TIMES'::text)", "check (name ~ '^[A-Z]  TIMES')"],
  ['CHECK ("Name" IS NOT NULL)', 'check ("Name" is not null)'],
  ["CHECK (\nCASE kind\n    WHEN 'a'::text THEN x\nEND)", "check (case kind when 'a' then x end)"],
  ['CREATE INDEX a_b ON a USING btree (b DESC)', 'create index a_b on a (b desc)'],
  ['CREATE INDEX a_b ON a USING gin (b)', 'create index a_b on a using gin (b)'],
])('“%s” is written “%s”', (printed, plain) => expect(plainSql(printed)).toBe(plain));

it('a long line is broken before words that begin a clause, and never inside a text', () => {
  const long = `check (${'x'.repeat(60)} = 'a and b' and ${'y'.repeat(60)} = 'c')`;
  expect(wrapSql(long, '  ')).toBe(`  check (${'x'.repeat(60)} = 'a and b'\n    and ${'y'.repeat(60)} = 'c')`);
});

it('each case of a choice has a line of its own once it does not fit on one', () => {
  const long = `check (case a when 'b' then ${'x'.repeat(90)} else 'the rest of it' end)`;
  expect(wrapSql(long, '').split('\n')).toEqual([
    'check (case a',
    `  when 'b' then ${'x'.repeat(90)}`,
    "  else 'the rest of it'",
    '  end)',
  ]);
});
