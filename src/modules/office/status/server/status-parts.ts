import type { OpenDatabase } from '#platform/db/database.ts';
import type { StoragePort } from '#platform/storage/storage.ts';

/** What the screen of the shop's state is told beside the database; put together when the shop is opened. */
export interface StatusParts {
  readonly version: string;
  readonly open: Pick<OpenDatabase, 'engine'>;
  /** The newest migration this code has; null where nobody has looked. */
  readonly ownMigration: string | null;
  readonly storage: StoragePort;
  readonly dataDir: string;
  readonly mailsBy: 'smtp' | 'outbox';
  readonly providers: readonly string[];
  readonly lastBackup: FindLastBackup;
  /** What a job does, in words. */
  readonly labelOf: (job: string) => string;
}

/** When the last whole backup was made; undefined while there is none. Whoever makes backups gives one (`ShopSettings`). */
export type FindLastBackup = () => Promise<Date | undefined>;
