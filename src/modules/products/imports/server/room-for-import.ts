import type { Database } from '#platform/db/database.ts';
import { tooManyImports } from '#products/imports/import-problems.ts';
import type { SellerId } from '#shared/id.ts';
import { countUnderWay } from './imports.queries.ts';

/** Concurrent imports of one seller. */
const MAX_RUNNING = 3;

/** Asked before an import of a seller is begun, checked anew or run. @throws tooManyImports */
export async function needRoomForImport(db: Database, sellerId: SellerId): Promise<void> {
  if ((await countUnderWay(db, sellerId)) >= MAX_RUNNING) throw tooManyImports();
}
