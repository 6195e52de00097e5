import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export const MIGRATIONS = resolve(ROOT, 'db/migrations');

/** The version of this code. */
export function shopVersion(): string {
  return (JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}
