import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPgliteInMemory } from '#platform/db/embedded/pglite.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { printLine, run, step } from '#process/printout.ts';
import { schemaFiles } from './schema-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const USAGE = `npm run db:schema   writes db/schema.sql from what the migrations make of an empty database`;

await run(async () => {
  if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) return printLine(USAGE);
  const open = await openPgliteInMemory();
  try {
    await step('Migrating an empty database', () => migrate(open.db, resolve(ROOT, 'db/migrations')));
    for (const [path, text] of Object.entries(await schemaFiles(open.db))) {
      await writeFile(resolve(ROOT, path), text);
      printLine(`✔ Wrote ${path}`);
    }
  } finally {
    await open.close();
  }
});
