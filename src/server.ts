import { resolve } from 'node:path';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { loadPageBundle } from '#platform/pages/page-bundle.ts';
import { readEnv } from './env.ts';
import { openShop } from './shop.ts';

const env = readEnv(process.env);
const root = resolve(import.meta.dirname, '..');
const open = await openDatabase(env);
await migrate(open.db, resolve(root, 'db/migrations'));
const bundle = await loadPageBundle(resolve(root, 'build'));
const shop = await openShop(open, {
  ...env,
  mail: env,
  worksJobs: true,
  pages: { bundle: async () => bundle, mode: 'production' },
});
await shop.app.listen({ port: env.port, host: env.host });
process.on('SIGTERM', async () => {
  await shop.close();
  await open.close();
  process.exit(0);
});
