import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';

/** Migrates as a server does that starts, for tests that kill it meanwhile. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const open = await openPostgres(databaseUrl, 1);
await bringUpToDate(open, databaseUrl, folder);
await open.close();
