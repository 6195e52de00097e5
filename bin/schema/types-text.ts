import type { Column, Schema, Table } from './read-database.ts';

const HEAD = `/**
 * The columns of every table, as the query builder knows them.
 * Written by \`npm run db:schema\` from a migrated database and db/refinements.ts. To change it, write a migration.
 */`;

/**
 * What the drivers make of a type. A day is written as ISO text and better read as text too (`::text`), because the drivers
 * disagree on the time zone of its midnight.
 */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'Date',
  'double precision': 'number',
  integer: 'number',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  'character varying': 'string',
};
/** Types that are written as text and read as something else. */
const WRITTEN_AS_TEXT = ['date', 'json', 'jsonb'];

/** For each table the types of columns about which more is known than the database says. */
export type Refinements = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The types of the tables as a TypeScript file that adds them to `Tables` of the database.
 * @param sources the files that define the types in the refinements
 * @throws when a refinement names a column that is not there
 */
export function typesText(
  { tables }: Schema,
  refinements: Refinements,
  sources: Readonly<Record<string, readonly string[]>>,
): string {
  for (const [table, columns] of Object.entries(refinements))
    for (const column of Object.keys(columns))
      if (!tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column))
        throw new Error(`db/refinements.ts names the column ${column} of ${table}, which is not there.`);
  const checks: string[] = [];
  const interfaces = tables.map(table => {
    const lines = table.columns.map(column => {
      const allowed = allowedTexts(table, column.name);
      const name = refinements[table.name]?.[column.name];
      if (name !== undefined && allowed !== undefined && /^\w+$/.test(name))
        checks.push(`  '${table.name}.${column.name}': Same<\n    ${name},\n    ${allowed},\n    ${name}\n  >;`);
      const comment = column.comment === null ? '' : `      /** ${column.comment} */\n`;
      return `${comment}      ${column.name}: ${columnType(column, baseType(table, column, tables, refinements))};`;
    });
    const comment = table.comment === null ? '' : `    /** ${table.comment} */\n`;
    return `${comment}    ${table.name}: {\n${lines.join('\n')}\n    };`;
  });
  const body = `declare module '#platform/db/database.ts' {
  interface Tables {
${interfaces.join('\n')}
  }
}

/** Compiles only if both are the same texts. */
type Same<Named, Checked extends Named, _Named extends Checked> = Checked;

/** The texts that check constraints allow, beside the type that the program knows them by. */
export interface AllowedTexts {
${checks.join('\n')}
}
`;
  return `${imports(body, sources)}\n\n${HEAD}\n${body}`;
}

/** The type of a value of the column where it is not null. */
function baseType(table: Table, column: Column, tables: readonly Table[], refinements: Refinements): string {
  const refined = refinements[table.name]?.[column.name];
  if (refined !== undefined) return refined;
  for (const { kind, columns, target, targetColumns } of table.constraints) {
    const place = columns.indexOf(column.name);
    if (kind !== 'foreign key' || place < 0) continue;
    const other = tables.find(({ name }) => name === target);
    const referred = other?.columns.find(({ name }) => name === targetColumns[place]);
    if (other && referred && referred !== column) return baseType(other, referred, tables, refinements);
  }
  if (column.name.endsWith('_paise')) return 'Paise';
  if (column.type === 'json' || column.type === 'jsonb') return 'unknown';
  const type = TYPES[column.type.replace(/\(.*\)$/, '')];
  if (type === undefined) throw new Error(`bin/schema/types-text.ts does not know the type ${column.type}.`);
  return allowedTexts(table, column.name) ?? type;
}

/** The texts that a check constraint on this column alone allows, as a union; undefined where there is none. */
function allowedTexts(table: Table, column: string): string | undefined {
  for (const { kind, columns, definition } of table.constraints) {
    if (kind !== 'check' || columns.length !== 1 || columns[0] !== column) continue;
    const list = /^CHECK \(\w+ = (?:ANY \(ARRAY\[(.*)\]\)|('\w+'::text))\)$/.exec(definition);
    const texts = (list?.[1] ?? list?.[2])?.split(', ').map(text => text.replace(/::text$/, ''));
    if (texts?.every(text => /^'[\w .-]+'$/.test(text))) return texts.join(' | ');
  }
  return undefined;
}

/** With what can be left out when a row is written, and what can't be written. */
function columnType({ type, isNullable, default: initial, generated, countsFrom }: Column, base: string): string {
  const read = isNullable && base !== 'unknown' ? `${base} | null` : base;
  if (base.startsWith('GeneratedAlways<')) return base;
  if (generated !== null || countsFrom !== null) return `GeneratedAlways<${read}>`;
  if (WRITTEN_AS_TEXT.includes(type)) {
    const written = isNullable ? 'string | null' : 'string';
    return `ColumnType<${read}, ${initial === null ? written : `${written} | undefined`}, ${written}>`;
  }
  return initial === null ? read : `Generated<${read}>`;
}

/** Imports of the types that a text names. */
function imports(body: string, sources: Readonly<Record<string, readonly string[]>>): string {
  const used = new Set(body.match(/\b[A-Z]\w+\b/g));
  return Object.entries(sources)
    .map(([path, names]) => [path, names.filter(name => used.has(name))] as const)
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => `import type {\n${names.map(name => `  ${name},\n`).join('')}} from '${path}';`)
    .map(text => (text.replace(/\s+/g, ' ').length > 120 ? text : text.replace(/\s+/g, ' ').replace(', }', ' }')))
    .join('\n');
}
