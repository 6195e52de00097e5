import type { Database } from '#platform/db/database.ts';
import { presentEntry, type WireEntry } from './audit.present.ts';
import { listEntriesOn } from './audit.queries.ts';

/** The latest acts upon one thing or person that changed something, newest first: looking is no change. */
export async function listActsOn(db: Database, subjectId: string, most: number): Promise<WireEntry[]> {
  return (await listEntriesOn(db, subjectId, most)).map(presentEntry);
}
