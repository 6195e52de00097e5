import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { statementsOf } from '#platform/db/statements/statements-of.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../db/migrations');

/** What an older build can't go on beside, which is for a migration that says so in its name: `0040_contract_….sql`. */
const TAKES_AWAY = [
  /\bdrop\s+(table|column|view)\b/i,
  /\brename\s+(to|column|constraint)\b/i,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\w+\s+set\s+not\s+null\b/i,
  // Rewrites the table, which nobody can read meanwhile.
  /\badd\s+column\b.*\bstored\b/is,
  /\badd\s+column\s+(?![^,]*\b(default|generated)\b)[^,]*\bnot\s+null\b/i,
];

const takesAway = (text: string) => statementsOf(text).some(each => TAKES_AWAY.some(pattern => pattern.test(each)));

it('new migrations only add, so that the build before them can go on and be gone back to (X26)', () => {
  const names = readdirSync(FOLDER).filter(name => !/^\d{4}_contract_/.test(name));
  expect(names.filter(name => takesAway(readFileSync(join(FOLDER, name), 'utf8')))).toEqual([]);
});

it.each([
  'drop table old;',
  'alter table a drop column b;',
  'alter table a rename to b;',
  'alter table a alter column b type bigint;',
  'alter table a alter column b set not null;',
  'alter table a add column b int not null;',
  'alter table a add column b int generated always as (c + 1) stored;',
])('a migration that says “%s” takes something away', text => expect(takesAway(text)).toBe(true));

it.each([
  'create table a (b int not null);',
  'alter table a add column b int;',
  "alter table a add column b int not null default 0, add column c text not null default '';",
  'alter table a drop constraint b;',
  'create index a_b on a (b);',
])('a migration that says “%s” only adds', text => expect(takesAway(text)).toBe(false));
