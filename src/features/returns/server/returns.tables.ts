import type { Generated, GeneratedAlways } from 'kysely';
import type { UploadId } from '#features/media/server/media.ts';
import type { ReturnReason } from '#features/returns/return-reasons.ts';
import type { GoodsFate, ReturnId, ReturnState } from '#features/returns/return-states.ts';
import type { OrderId, PartId, SellerId, UserId } from '#shared/id.ts';

export interface ReturnsTable {
  id: ReturnId;
  number: GeneratedAlways<number>;
  order_id: OrderId;
  part_id: PartId;
  seller_id: SellerId;
  user_id: UserId;
  state: Generated<ReturnState>;
  reason: ReturnReason;
  faulty: boolean;
  words: string;
  upi_id: string | null;
  goods: GoodsFate | null;
  requested_at: Date;
  updated_at: Date;
}

export interface ReturnLinesTable {
  return_id: ReturnId;
  line_id: string;
  quantity: number;
}

export interface ReturnEventsTable {
  return_id: ReturnId;
  state: ReturnState;
  actor_id: UserId | null;
  actor_name: string;
  note: string | null;
  at: Date;
}

export interface ReturnPhotosTable {
  upload_id: UploadId;
  return_id: ReturnId;
  position: number;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    returns: ReturnsTable;
    return_lines: ReturnLinesTable;
    return_events: ReturnEventsTable;
    return_photos: ReturnPhotosTable;
  }
}
