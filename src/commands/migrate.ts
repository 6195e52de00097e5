import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#config/env.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { printLine, run } from '#process/printout.ts';
import { countText } from '#shared/text/count-text.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');

const USAGE = `npm run db:migrate   migrates the database in DATABASE_URL or DATA_DIR without starting the shop

With the embedded database, stop the shop first. Exit codes: 0 the database is up to date, 1 a migration failed (it was
rolled back), 2 wrong arguments.`;

/** `npm run db:migrate`: brings the configured database up to date and says what it did. */
await run(async () => {
  if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) return printLine(USAGE);
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  try {
    const ran = await bringUpToDate(open, env.directUrl ?? env.databaseUrl, MIGRATIONS, name => printLine(`… ${name}`));
    printLine(
      ran.length === 0
        ? 'The database is up to date.'
        : `${countText(ran.length, 'migration')} ran. The database is up to date.`,
    );
  } finally {
    await open.close();
  }
});
