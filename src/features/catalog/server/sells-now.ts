import { type RawBuilder, sql } from 'kysely';

/** Whether a seller's goods may be on sale at all: it is approved, and whoever it belongs to is not blocked. `s` stands for the seller. */
export const sellsNow: RawBuilder<boolean> = sql<boolean>`(s.status = 'Approved' and not exists (
  select from users owner where owner.id = s.user_id and owner.blocked_at is not null))`;
