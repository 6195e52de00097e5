import { tableLines } from '#platform/backup/archive/table-lines.ts';
import type { OpenDatabase, Tx } from '#platform/db/database.ts';
import {
  listMigrations,
  listQueues,
  listSequences,
  listTables,
  type RanMigration,
  type SequenceState,
  settleTexts,
  type TableShape,
} from './shop-tables.ts';

/** A snapshot of a database, read from the database itself or from a backup. */
export interface ShopSource {
  readonly migrations: readonly RanMigration[];
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceState[];
  /** The job queues. */
  readonly queues: readonly string[];
  readonly lines: (table: TableShape) => AsyncIterable<readonly string[]>;
}

/**
 * Reads a snapshot of a database while others write. The embedded engine would block writers meanwhile, so there a copy of
 * its folder is read (platform/db/copy-data-folder.ts).
 */
export function readAtOneMoment<Result>(
  { db }: OpenDatabase,
  read: (source: ShopSource, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async tx => {
    await settleTexts(tx);
    const tables = await listTables(tx);
    const hasJobs = tables.some(({ name }) => name.startsWith('jobs.'));
    const source = {
      migrations: await listMigrations(tx),
      tables,
      queues: hasJobs ? await listQueues(tx) : [],
      // Sequences are not transactional: these values are never below those of the rows.
      sequences: await listSequences(tx),
      lines: (table: TableShape) => tableLines(tx, table),
    };
    return read(source, tx);
  });
}
