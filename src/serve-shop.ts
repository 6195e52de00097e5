import { resolve } from 'node:path';
import type { Env } from '#config/env.ts';
import { publicAddress } from '#config/public-address.ts';
import { readDemoPicture } from '#demo/demo.ts';
import { lastBackupIn } from '#platform/backup/backup-folder.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { serveMetrics } from '#platform/metrics/serve-metrics.ts';
import { awaitScreens } from '#platform/pages/await-screens.ts';
import type { PageSettings } from '#platform/pages/page-bundle.ts';
import { ALONE, type ProcessPlace, sayOpen, sharedPort } from '#platform/processes/place.ts';
import { greet } from '#process/greet.ts';
import { openFiles, requireSamePlace } from '#process/open-files.ts';
import { type PreparedShop, prepareShop } from '#process/prepare-shop.ts';
import { quietly, step } from '#process/printout.ts';
import { closePrivateFolders } from '#process/private-folders.ts';
import { releaseMemory } from '#process/release-memory.ts';
import { ownCode } from '#process/say-how-it-is.ts';
import { stopInOrder } from '#process/stop.ts';
import { tracesFor } from '#process/traces-for.ts';
import { prepareSearch } from '#products/catalog/server/engine/live-search.ts';
import { openPictureLibrary, uploadedPictures } from '#products/media/server/media.ts';
import { openShop } from './shop.ts';

const ROOT = resolve(import.meta.dirname, '..');
const IS_DEVELOPMENT = process.argv.includes('--dev');

/** Runs one server process, alone or as one of several. */
export async function serveShop(env: Env, place: ProcessPlace | undefined): Promise<void> {
  const { isFirst, isNew } = place ?? ALONE;
  const doing = isNew ? step : quietly;
  await closePrivateFolders(env.dataDir);
  const where = env.databaseUrl ? 'PostgreSQL' : `embedded, ${env.dataDir}/db`;
  const open = await doing(`Open the database (${where})`, () => openDatabase(env));
  await doing('Migrate the database', tell =>
    bringUpToDate(open, env.directUrl ?? env.databaseUrl, resolve(ROOT, 'db/migrations'), tell),
  );

  const files = await openFiles(env, open.db);
  const uploaded = uploadedPictures(files.storage);
  const original = async (key: string) => (await readDemoPicture(key)) ?? uploaded(key);
  const pictures = openPictureLibrary(resolve(env.dataDir, 'media'), original);
  let prepared: PreparedShop | undefined;
  const shop = await doing('Open the shop', async () =>
    openShop(open, {
      ...env,
      openTraces: await tracesFor(env.tracing),
      mail: env,
      shedsLoad: true,
      worksJobs: isFirst,
      process: { kind: 'server', ...(await ownCode()) },
      nightlyBackups: env.backups.nightlyFolder,
      lastBackup: () => lastBackupIn(env.backups.folder),
      pictures,
      storage: files.storage,
      pages: async context => {
        await requireSamePlace(files, env, open.db);
        prepared = await doing('Prepare the shop', tell => prepareShop(context, env, tell));
        return pages();
      },
      address: publicAddress(env),
    }),
  );
  if (env.metricsPort !== undefined) await serveMetrics(shop.metrics, env.metricsPort, env.processes);
  await doing(env.search ? 'Look for the search engine' : 'Load products into memory', () =>
    prepareSearch(shop.context),
  );
  releaseMemory();
  stopInOrder(
    shop.app.log,
    () => {
      shop.readiness.accepting = false;
      pictures.close();
    },
    () => shop.close().finally(open.close),
  );
  await shop.app.listen(sharedPort(place, env.port, env.host));
  shop.watchStatements();
  sayOpen();
  if (isNew && prepared) greet(env, prepared, files.where);
}

/** Built screens in production, Vite's in development. */
async function pages(): Promise<PageSettings> {
  if (IS_DEVELOPMENT) {
    const { developmentPages } = await import('#composition/development-pages.ts');
    return developmentPages(ROOT);
  }
  await awaitScreens();
  const { builtPages } = await import('#platform/pages/built-pages.ts');
  return builtPages(resolve(ROOT, 'build'));
}
