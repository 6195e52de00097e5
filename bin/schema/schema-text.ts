import { type Module, modules } from '../../db/owners.ts';
import type { Column, Constraint, Schema, SqlFunction, Table } from './read-database.ts';
import { plainSql, shortType, wrapSql } from './sql-text.ts';

const HEAD = `-- The tables of the shop after all migrations: a section for each module of db/owners.ts.
-- Written by \`npm run db:schema\` from a migrated database. To change it, write a migration.`;

/**
 * The schema as one readable file of SQL, which makes an empty database what it was read from.
 * @param owners the module of each table; tables appear in this order
 * @throws when a table has no owner or an owner no table
 */
export function schemaText({ tables, functions }: Schema, owners: Readonly<Record<string, Module>>): string {
  const tablesByName = new Map(tables.map(table => [table.name, table]));
  for (const { name } of tables) if (!(name in owners)) throw new Error(`db/owners.ts names no owner of ${name}.`);
  const called = new Set(tables.flatMap(table => table.triggers.map(({ calls }) => calls)));
  const parts = [HEAD, ...functions.filter(({ name }) => !called.has(name)).map(functionText)];
  const across: string[] = [];
  const written = new Set<string>();
  for (const module of modules) {
    const own = Object.keys(owners).filter(name => owners[name] === module);
    if (own.length > 0) parts.push(heading(module));
    const there = new Set<string>();
    for (const name of own) {
      const table = tablesByName.get(name);
      if (!table) throw new Error(`db/owners.ts names an owner of ${name}, which is no table.`);
      there.add(name);
      const later = table.constraints.filter(({ target }) => target !== null && !there.has(target));
      across.push(...later.map(key => `alter table ${name} add ${constraintText(key)};`));
      parts.push(tableText(table, later));
      for (const { calls } of table.triggers) {
        const definition = functions.find(each => each.name === calls);
        if (definition && !written.has(calls)) parts.push(functionText(definition));
        written.add(calls);
      }
      if (table.triggers.length > 0)
        parts.push(table.triggers.map(({ definition }) => `${wrapSql(plainSql(definition), '')};`).join('\n'));
    }
  }
  parts.push(heading('foreign keys across modules'), across.map(text => wrapSql(text, '')).join('\n'));
  return `${parts.join('\n\n')}\n`;
}

const heading = (title: string) => `-- ${title} ${'-'.repeat(116 - title.length)}`;

function tableText(table: Table, later: readonly Constraint[]): string {
  const inside = [
    ...table.columns.map(columnText),
    ...table.constraints.filter(each => !later.includes(each)).map(each => wrapSql(constraintText(each), '  ')),
  ];
  const options = table.options.length > 0 ? ` with (${table.options.join(', ')})` : '';
  return [
    ...comment(table.comment, ''),
    `create table ${table.name} (`,
    `${inside.join(',\n')}\n)${options};`,
    ...table.indexes.map(definition => wrapSql(`${plainSql(definition)};`, '')),
  ].join('\n');
}

function columnText(column: Column): string {
  const words = [column.sqlName, shortType(column.type)];
  if (!column.isNullable) words.push('not null');
  if (column.default !== null) words.push(`default ${plainSql(column.default.replace(`'::${column.type}`, "'"))}`);
  if (column.generated !== null) words.push(`generated always as (${plainSql(column.generated)}) stored`);
  if (column.countsFrom !== null) words.push('generated always as identity');
  if (column.countsFrom !== null && column.countsFrom !== 1) words.push(`(start with ${column.countsFrom})`);
  return [...comment(column.comment, '  '), wrapSql(words.join(' '), '  ')].join('\n');
}

const constraintText = ({ name, definition }: Constraint) => `constraint ${name} ${plainSql(definition)}`;

function functionText({ definition }: SqlFunction): string {
  const [head = '', body = ''] = definition.split(/\nAS (?=\$function\$)/);
  const signature = plainSql(head).replace('create or replace function public.', 'create function ');
  return `${signature} as ${body.replaceAll('$function$', '$$$$').trim()};`;
}

const comment = (text: string | null, indent: string) => (text === null ? [] : [`${indent}-- ${text}`]);
