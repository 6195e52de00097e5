import type { OpenDatabase } from '#platform/db/database.ts';
import type { StoragePort } from '#platform/storage/storage.ts';

/** What the status page needs besides the database; assembled when the shop starts. */
export interface StatusParts {
  readonly version: string;
  readonly open: Pick<OpenDatabase, 'engine'>;
  /** The latest migration of this code; null if not read. */
  readonly ownMigration: string | null;
  readonly storage: StoragePort;
  readonly dataDir: string;
  readonly mailsBy: 'smtp' | 'outbox';
  readonly providers: () => readonly string[];
  readonly lastBackup: FindLastBackup;
  /** Readable name of a job. */
  readonly labelOf: (job: string) => string;
}

/** When the last complete backup was made; undefined if there is none. */
export type FindLastBackup = () => Promise<Date | undefined>;
