import type { Database } from '#platform/db/database.ts';
import { listBrands } from '#products/catalog/server/reading/catalog.queries.ts';

/** What the shop's brands are called, by their ids, in the order of its tiles. */
export async function brandLabels(db: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await listBrands(db)).map(({ id, label }) => [id, label]));
}
