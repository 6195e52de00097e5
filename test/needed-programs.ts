import { chromiumPath } from './chromium.ts';
import { postgresBinaries } from './postgres-binaries.ts';

try {
  console.log(`PostgreSQL: ${postgresBinaries()}\nChromium: ${chromiumPath()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
