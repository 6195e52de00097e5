import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface Column {
  readonly name: string;
  /** In quotes where the name is a keyword. */
  readonly sqlName: string;
  /** As PostgreSQL names it: `timestamp with time zone`, `numeric(3,2)`. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly default: string | null;
  /** The expression of a column that the database computes. */
  readonly generated: string | null;
  /** The first number of a column that counts by itself. */
  readonly countsFrom: number | null;
  readonly comment: string | null;
}

export interface Constraint {
  readonly name: string;
  readonly kind: 'primary key' | 'unique' | 'check' | 'foreign key' | 'exclusion';
  readonly definition: string;
  readonly columns: readonly string[];
  /** The table that a foreign key refers to, and its columns. */
  readonly target: string | null;
  readonly targetColumns: readonly string[];
}

export interface Trigger {
  readonly definition: string;
  /** The name of the function that it calls. */
  readonly calls: string;
}

export interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly options: readonly string[];
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  /** The definitions of the indexes that belong to no constraint. */
  readonly indexes: readonly string[];
  readonly triggers: readonly Trigger[];
}

export interface SqlFunction {
  readonly name: string;
  readonly definition: string;
}

export interface Schema {
  readonly tables: readonly Table[];
  readonly functions: readonly SqlFunction[];
}

/**
 * Reads the schema `public` from the catalogue of a migrated database. Everything has a fixed order: tables, constraints,
 * indexes, triggers and functions by name, columns as they are in the table.
 * @throws when the schema has something that is not read here, so that nothing is left out silently
 */
export async function readDatabase(db: Database): Promise<Schema> {
  await expectKnownKinds(db);
  const { rows: tables } = await sql<Table>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
      coalesce(to_json(c.reloptions), '[]') as options,
      (select json_agg(json_build_object('name', a.attname, 'sqlName', quote_ident(a.attname),
          'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid, true) end,
          'generated', case when a.attgenerated = 's' then pg_get_expr(d.adbin, d.adrelid, true) end,
          'countsFrom', (select s.seqstart from pg_sequence s where a.attidentity = 'a'
            and s.seqrelid = pg_get_serial_sequence(c.relname, a.attname)::regclass),
          'comment', col_description(c.oid, a.attnum)) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('name', k.conname,
          'kind', case k.contype when 'p' then 'primary key' when 'u' then 'unique' when 'c' then 'check'
            when 'x' then 'exclusion' else 'foreign key' end,
          'definition', pg_get_constraintdef(k.oid, true),
          'columns', coalesce((select json_agg(a.attname order by at.place) from unnest(k.conkey) with ordinality at (number, place)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = at.number), '[]'),
          'target', (select relname from pg_class where oid = k.confrelid),
          'targetColumns', coalesce((select json_agg(a.attname order by at.place)
            from unnest(k.confkey) with ordinality at (number, place)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = at.number), '[]'))
          order by array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), k.conname collate "C")
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c', 'f')), '[]') as constraints,
      coalesce((select json_agg(pg_get_indexdef(i.indexrelid, 0, true) order by own.relname collate "C")
        from pg_index i join pg_class own on own.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))),
        '[]') as indexes,
      coalesce((select json_agg(json_build_object('definition', pg_get_triggerdef(t.oid, true), 'calls', p.proname)
          order by t.tgname collate "C")
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C"`.execute(db);
  const { rows: functions } = await sql<SqlFunction>`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace order by proname collate "C"`.execute(db);
  return { tables, functions };
}

async function expectKnownKinds(db: Database): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'the relation ' || relname as what from pg_class c
      where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 'S')
    union all select 'the sequence ' || relname from pg_class c where relnamespace = 'public'::regnamespace
      and relkind = 'S' and not exists (select from pg_depend where objid = c.oid and deptype = 'i')
    union all select 'the type ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    union all select 'the constraint ' || conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype not in ('p', 'u', 'x', 'c', 'f', 'n')
    union all select 'the column ' || attname || ' of ' || relname from pg_attribute join pg_class c on c.oid = attrelid
      join pg_type t on t.oid = atttypid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and (attidentity = 'd' or attgenerated not in ('', 's') or attcollation <> typcollation)
    order by what`.execute(db);
  if (rows.length > 0)
    throw new Error(`bin/schema does not read ${rows.map(({ what }) => what).join(', ')}: teach it to.`);
}
