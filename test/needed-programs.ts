import { chromiumPath } from './chromium.ts';
import { pgbouncerPath } from './pgbouncer.ts';
import { postgresBinaries } from './postgres-binaries.ts';

try {
  console.log(`PostgreSQL: ${postgresBinaries()}\nChromium: ${chromiumPath()}`);
  if (process.env.LONG === '1') console.log(`PgBouncer: ${pgbouncerPath()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
