import fastify from 'fastify';
import { MIGRATIONS } from '#commands/project.ts';
import type { TableDigest } from '#platform/backup/archive/table-digest.ts';
import { prepareEmptyPlace } from '#platform/backup/source/empty-place.ts';
import { loadShop } from '#platform/backup/source/load-shop.ts';
import type { ShopSource } from '#platform/backup/source/shop-source.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';

/**
 * Makes an empty database the shop that a source is, at the source's migration, and then brings it up to today's.
 * @returns each table's digest as it was at the source
 * @throws BackupFault when it is not empty, the source is newer than this version, or anything arrived otherwise
 */
export async function fillPlace(
  open: OpenDatabase,
  databaseUrl: string | undefined,
  source: ShopSource,
  report: (howFar: string) => void,
): Promise<ReadonlyMap<string, TableDigest>> {
  await prepareEmptyPlace(open, source, MIGRATIONS, report);
  // The queue makes its own tables; jobs that wait need the queues they wait in.
  const jobs = await openJobQueue(open, source.queues, fastify({ logger: false }).log);
  await jobs.stop();
  const digests = await loadShop(open, source, report);
  await bringUpToDate(open, databaseUrl, MIGRATIONS, report);
  return digests;
}
