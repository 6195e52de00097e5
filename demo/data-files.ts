import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const FOLDER = import.meta.dirname;

/** A file of this folder's tree as what it is said to be. @throws when it is something else */
export function readJson<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.output<Schema> {
  return z.core.parse(schema, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
}

/** The rows of a CSV file by the heads of its columns. @throws when one is not what it is said to be */
export function readRows<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const rows: unknown[] = parse(readFileSync(join(FOLDER, name)), { columns: true, bom: true });
  return rows.map(row => z.core.parse(schema, row));
}
