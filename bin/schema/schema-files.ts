import type { Database } from '#platform/db/database.ts';
import { owners } from '../../db/owners.ts';
import { refinements, sources } from '../../db/refinements.ts';
import { readDatabase } from './read-database.ts';
import { schemaText } from './schema-text.ts';
import { typesText } from './types-text.ts';

/** The files that are generated from a migrated database: path and content of each. */
export async function schemaFiles(db: Database): Promise<Readonly<Record<string, string>>> {
  const schema = await readDatabase(db);
  return { 'db/schema.sql': schemaText(schema, owners), 'db/tables.ts': typesText(schema, refinements, sources) };
}
