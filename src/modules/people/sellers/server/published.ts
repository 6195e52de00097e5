import { sql } from 'kysely';
import { profileColumns } from '#people/sellers/server/profile/profile-sql.ts';
import type { Row } from '#platform/db/database.ts';

/** The columns of sellers that other modules may read, as a source in SQL: `from ${publishedSellers} s`. Not for locking. */
export const publishedSellers = sql<Omit<Row<'sellers'>, 'name_key' | 'status_reason'>>`(
  select id, user_id, is_house, name, status, trust, ${profileColumns},
    bank_account, bank_changed_at, created_at, closed_at, low_stock_mailed_at from sellers)`;

/** The pauses of sellers, as a source in SQL. */
export const publishedPauses = sql`(select seller_id, started_at, ended_at, returns_on from shop_pauses)`;

/** The seller is approved and not blocked, as SQL; `s` stands for the seller. */
export const sellerIsApproved = sql`(s.status = 'Approved'
  and not exists (select from users owner where owner.id = s.user_id and owner.blocked_at is not null))`;

/** The seller's products may be on sale, as SQL; `s` stands for the seller. */
export const sellerMaySell = sql`(${sellerIsApproved}
  and not exists (select from shop_pauses where shop_pauses.seller_id = s.id and ended_at is null))`;
