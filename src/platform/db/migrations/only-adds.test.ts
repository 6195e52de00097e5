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

/** Tables of which every row is read in the transaction that has altered them, while nobody else can read them. */
function heldTables(text: string): string[] {
  const statements = statementsOf(text);
  const named = (pattern: RegExp) => statements.flatMap(each => pattern.exec(each)?.[1] ?? []);
  const altered = new Set(named(/\balter\s+table\s+(\w+)(?!\s+validate)\b/i));
  const built = named(/\balter\s+table\s+(\w+)\s+add\s+constraint\s+\w+\s+unique\b(?!\s+using)/i);
  const indexed = named(/\bcreate\s+(?:unique\s+)?index\s+\w+\s+on\s+(\w+)/i);
  const copied = named(/^insert\s+into\b.*?\bselect\b.*?\bfrom\s+(\w+)/is);
  return [...built, ...[...indexed, ...copied].filter(table => altered.has(table))];
}

/** The last that was released before this rule. */
const BEFORE_RULE = '0087';

it('new migrations build indexes and copy rows apart from what alters the table, so that it is read meanwhile', () => {
  const names = readdirSync(FOLDER).filter(name => name.endsWith('.sql') && name.slice(0, 4) > BEFORE_RULE);
  expect(names.filter(name => heldTables(readFileSync(join(FOLDER, name), 'utf8')).length > 0)).toEqual([]);
  expect(heldTables('alter table a add column b int; create unique index a_b on a (b);')).toEqual(['a']);
  expect(heldTables('alter table a add constraint a_b unique (b);')).toEqual(['a']);
  expect(heldTables('alter table a add constraint a_b unique using index a_b;')).toEqual([]);
  expect(heldTables('alter table a add column b int;\ninsert into c (b)\n  select b from a;')).toEqual(['a']);
  expect(heldTables('alter table a validate constraint c; create index a_b on a (b);')).toEqual([]);
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
