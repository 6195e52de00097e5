import { resolve } from 'node:path';
import { bringUpToDate } from '#platform/db/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { readEnv } from '#src/env.ts';
import { run, say } from '#src/printout.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../db/migrations');

/** `npm run db:migrate`: brings the configured database up to date and says what it did. */
await run(async () => {
  const env = readEnv(process.env);
  const open = await openDatabase(env);
  try {
    const ran = await bringUpToDate(open, env.directUrl ?? env.databaseUrl, MIGRATIONS, name => say(`… ${name}`));
    say(ran.length === 0 ? 'The database is up to date.' : `${ran.length} migrations ran. The database is up to date.`);
  } finally {
    await open.close();
  }
});
