import type { Generated } from 'kysely';
import type { Purpose } from '#features/media/upload-rules.ts';
import type { Id, SellerId, UserId } from '#shared/id.ts';

export type UploadId = Id<'upload'>;

export interface UploadsTable {
  id: UploadId;
  /** Whose it is; an administrator's uploads are the house seller's. Null for a shopper's own. */
  seller_id: SellerId | null;
  /** The shopper who sends photos of goods they return. */
  user_id: UserId | null;
  purpose: Purpose;
  /** Where the file lies once it is finished. */
  key: string;
  size: number;
  /** The storage's name for a file that comes in parts. */
  parts_id: string | null;
  status: Generated<'begun' | 'finished'>;
  width: number | null;
  height: number | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
  /** Since when nothing shows it, as far as the sweep has seen. */
  unused_since: Date | null;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    uploads: UploadsTable;
  }
}
