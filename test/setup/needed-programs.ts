import { systemProgram } from '#test/deploy/system-program.ts';
import { ensureChromium, wholeChromiumPath } from '#test/fixtures/chromium.ts';
import { pgbouncerPath } from '#test/postgres/pgbouncer.ts';
import { postgresBinaries } from '#test/postgres/postgres-binaries.ts';

try {
  console.log(`PostgreSQL: ${postgresBinaries()}\nChromium: ${ensureChromium()}, ${wholeChromiumPath()}`);
  if (process.env.PROXY === '1')
    console.log(`nginx: ${systemProgram('nginx', 'nginx-light')}, ${systemProgram('openssl')}`);
  if (process.env.LONG === '1') console.log(`PgBouncer: ${pgbouncerPath()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
