import { resolve } from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { readEnv } from '#src/env.ts';
import { run, say } from '#src/printout.ts';

/** `npm run db:migrate`: brings the configured database up to date and says what it did. */
await run(async () => {
  const open = await openDatabase(readEnv(process.env));
  try {
    const ran = await migrate(open.db, resolve(import.meta.dirname, '../../db/migrations'), name => say(`… ${name}`));
    say(ran.length === 0 ? 'The database is up to date.' : `${ran.length} migrations ran. The database is up to date.`);
  } finally {
    await open.close();
  }
});
