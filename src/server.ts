import { resolve } from 'node:path';
import { readEnv } from '#config/env.ts';
import { awaitScreens } from '#platform/pages/await-screens.ts';
import { keepProcesses } from '#platform/processes/keep-processes.ts';
import { ownPlace, sayOpen } from '#platform/processes/place.ts';
import { outliveLog, run } from '#process/printout.ts';

/** Runs the shop as one process, or as a supervisor of several (PROCESSES). */
outliveLog();
await run(async () => {
  const env = readEnv(process.env);
  const place = ownPlace();
  if (!place && env.processes > 1 && !process.argv.includes('--dev')) {
    await awaitScreens();
    await keepProcesses({ program: resolve(import.meta.filename), count: env.processes });
    return sayOpen();
  }
  const { serveShop } = await import('./serve-shop.ts');
  await serveShop(env, place);
});
