import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Which version of the shop this code is, and the newest migration it has. */
export async function ownCode(): Promise<{ readonly version: string; readonly ownMigration: string | null }> {
  const { version } = JSON.parse(await readFile(resolve(ROOT, 'package.json'), 'utf8')) as { version: string };
  const files = (await readdir(resolve(ROOT, 'db/migrations'))).filter(name => name.endsWith('.sql')).sort();
  return { version, ownMigration: files.at(-1)?.replace(/\.sql$/, '') ?? null };
}
