import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SellerId } from '#shared/id.ts';

/** So many of the last orders are counted, so that a large seller costs no more than a small one. */
const LAST = 100;
/** Fewer orders say little about a seller. */
const FEWEST = 10;

/**
 * How many of a hundred of their last orders sellers have rejected; those with few orders are left out. Orders that buyers
 * cancelled do not count.
 */
export async function rejectedPercents(
  db: Database,
  sellers: readonly SellerId[],
): Promise<ReadonlyMap<SellerId, number>> {
  const { rows } = await sql<{ sellerId: SellerId; percent: number }>`
    select seller.id as "sellerId",
      (100.0 * count(*) filter (where last.status = 'rejected') / count(*))::float8 as percent
    from unnest(${sellers}::uuid[]) as seller(id)
    cross join lateral (
      select status from order_parts where seller_id = seller.id and status <> 'cancelled'
      order by placed_at desc limit ${LAST}
    ) last
    group by seller.id having count(*) >= ${FEWEST}`.execute(db);
  return new Map(rows.map(({ sellerId, percent }) => [sellerId, percent]));
}
