import fastify from 'fastify';
import { MIGRATIONS } from '#commands/project.ts';
import type { TableDigest } from '#platform/backup/archive/table-digest.ts';
import { prepareEmptyPlace } from '#platform/backup/source/empty-place.ts';
import { loadShop } from '#platform/backup/source/load-shop.ts';
import type { ShopSource } from '#platform/backup/source/shop-source.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { forgetSearchEngine } from '#products/catalog/server/catalog.ts';

/**
 * Loads a shop into an empty database, at the source's migration, and then migrates it to the current one.
 * @returns each table's digest as it was at the source
 * @throws BackupFault if the database is not empty, the source is newer than this version, or the data differs after
 * loading
 */
export async function fillPlace(
  open: OpenDatabase,
  databaseUrl: string | undefined,
  source: ShopSource,
  report: (howFar: string) => void,
): Promise<ReadonlyMap<string, TableDigest>> {
  await prepareEmptyPlace(open, source, MIGRATIONS, report);
  // The job queue creates its own tables; waiting jobs need their queues.
  const jobs = await openJobQueue(open, source.queues, fastify({ logger: false }).log);
  await jobs.stop();
  const digests = await loadShop(open, source, report);
  await bringUpToDate(open, databaseUrl, MIGRATIONS, report);
  await forgetSearchEngine(open.db);
  return digests;
}
