import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { UserId } from '#shared/id.ts';

/** Number of orders per user; users without orders are missing. */
export async function countOrdersByBuyer(db: Database, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: UserId; count: number }>`
    select user_id as id, count(*)::int as count from orders where user_id = any(${ids}::uuid[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
